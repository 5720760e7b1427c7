import type { Session } from '../../settings/session-data.ts';
import { ProviderError, withDeadline } from '../errors.ts';
import { minutesLeft } from '../minutes-left.ts';
import type { Answer } from '../port.ts';
import { call, withoutSecrets } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { otpsOf } from './otps.ts';

type UserApi = NonNullable<StytchClientShape['user']>;

/** Of what has been removed already. */
const GONE: ReadonlySet<string | undefined> = new Set([
  'email_not_found',
  'phone_number_not_found',
  'invalid_email_id',
  'invalid_phone_id',
  'oauth_user_registration_not_found',
  'invalid_oauth_user_registration_id',
]);

const REMOVALS = {
  email: 'deleteEmail',
  phone: 'deletePhoneNumber',
  providers: 'deleteOAuthRegistration',
} as const;

/**
 * The account of one user. Each change also changes the client's user. Methods reject with a `ProviderError`, which is `unexpected` if
 * somebody else is signed in.
 * @param client the page's own client, or one made by `sharedClient`
 * @param userId whose account it is
 */
export function accountOf(client: StytchClientShape, userId: string) {
  const { user } = client;
  const session = () => withDeadline(call(() => sessionOf(client, userId)));
  /** @throws ProviderError `configuration`, whose cause names the call, if the page's client lacks it */
  const change = async <Name extends keyof UserApi>(
    name: Name,
    request: (method: NonNullable<UserApi[Name]>) => Promise<object>,
  ): Promise<Answer> => {
    const method = user?.[name];
    if (!method) throw missingCall(`user.${name}`);
    await session();
    return withoutSecrets(await withDeadline(call(() => request(method as NonNullable<UserApi[Name]>))));
  };
  /** Asks for the user again, since something may have changed elsewhere. Never rejects. */
  const refresh = async (): Promise<void> => {
    // The next answer about the user brings what is missing.
    await withDeadline(call(async () => user?.get?.())).catch(() => undefined);
  };
  return {
    /** Replaces the name, all of it. */
    saveName: ({ first, middle, last }: { first: string; middle: string; last: string }) =>
      change('update', (update) =>
        update.call(user, { name: { first_name: first, middle_name: middle, last_name: last } }),
      ),
    /**
     * Fine if it has already been removed.
     * @param id of the address, the number or the account at another provider
     */
    async remove(kind: keyof typeof REMOVALS, id: string): Promise<Answer> {
      try {
        return await change(REMOVALS[kind], (remove) => remove.call(user, id));
      } catch (error) {
        const refreshed = refresh();
        if (!(error instanceof ProviderError && GONE.has(error.type))) throw error;
        await refreshed;
        return {};
      }
    },
    /** Asks for the session, which has the time of the answer. */
    session: async () => ({ ...(await session()) }) as unknown as Session,
    refresh,
  };
}

/**
 * Methods reject with a `ProviderError`. Each answer adds a factor to the visitor's session.
 * @param client the page's own client, or one made by `sharedClient`
 */
export function proofsOf(client: StytchClientShape) {
  const { sendToUser, authenticate } = otpsOf(client);
  return {
    /** True if the client can use passkeys. */
    hasPasskeys: client.webauthn?.authenticate !== undefined,
    sendCode: (...code: Parameters<typeof sendToUser>) => withDeadline(sendToUser(...code)),
    enterCode: (...code: Parameters<typeof authenticate>) => withDeadline(authenticate(...code)),
  };
}

/** @param name of what a page's own client lacks, such as `user.update` */
export const missingCall = (name: string): ProviderError =>
  new ProviderError('configuration', { cause: new TypeError(`The client has no ${name}.`) });

/**
 * The session, once Stytch has confirmed that it is this user's: another page may have signed in somebody else, whose account a
 * request would change.
 */
async function sessionOf({ session }: StytchClientShape, userId: string) {
  // Whoever follows the session has made sure that the client has the call.
  const answer = await session?.authenticate?.();
  if (answer?.user.user_id !== userId)
    throw new ProviderError('unexpected', { cause: new Error('Somebody else is signed in.') });
  return answer.session;
}

/**
 * A call for one user only. To be run in its turn among the sign-ins of all tabs.
 * @param request takes how long the session lasts, in minutes
 */
export const owned =
  <T>(
    client: StytchClientShape,
    userId: string,
    request: (minutes: number) => Promise<T>,
  ): (() => Promise<T>) =>
  async () =>
    request(minutesLeft(await sessionOf(client, userId)));
