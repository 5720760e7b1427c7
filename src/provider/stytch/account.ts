import type { Session } from '../../settings/session-data.ts';
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { Answer } from '../port.ts';
import { call, withoutSecrets } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { missingCall, sessionOf } from './owned.ts';

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
