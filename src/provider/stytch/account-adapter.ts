/** The account of the user who is signed in, over Stytch's client. */
import type { Session } from '../../settings/session-data.ts';
import type { AccountProvider, OwnUser } from '../account-port.ts';
import { ProviderError, withDeadline } from '../errors.ts';
import type { Answer } from '../port.ts';
import { accountPasswordOf } from './account-password.ts';
import { call, withoutSecrets } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { connectionsOf } from './connections.ts';
import { dropLateUsers, missingCall, sessionOf } from './owned.ts';
import { passkeyList } from './passkey-list.ts';
import { authenticateOf, proofsOf } from './passkeys.ts';

type UserApi = NonNullable<StytchClientShape['user']>;

/** Of what has been removed already. */
const GONE: ReadonlySet<string | undefined> = new Set([
  'email_not_found',
  'phone_number_not_found',
  'invalid_email_id',
  'invalid_phone_id',
  'oauth_user_registration_not_found',
  'invalid_oauth_user_registration_id',
  'totp_not_found',
]);

const REMOVALS = {
  email: 'deleteEmail',
  phone: 'deletePhoneNumber',
  providers: 'deleteOAuthRegistration',
  app: 'deleteTOTP',
} as const;

function userOf(client: StytchClientShape, userId: string): OwnUser {
  const { user } = client;
  const session = () => withDeadline(sessionOf(client, userId));
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
  const refresh = async (): Promise<void> => {
    // The next answer about the user brings what is missing.
    await withDeadline(call(async () => user?.get?.())).catch(() => undefined);
  };
  return {
    saveName: ({ first, middle, last }) =>
      change('update', (update) =>
        update.call(user, { name: { first_name: first, middle_name: middle, last_name: last } }),
      ),
    async remove(kind, id) {
      try {
        return await change(REMOVALS[kind], (remove) => remove.call(user, id));
      } catch (error) {
        const refreshed = refresh();
        if (!(error instanceof ProviderError && GONE.has(error.type))) throw error;
        await refreshed;
        return {};
      }
    },
    session: async () => ({ ...(await session()) }) as unknown as Session,
    refresh,
  };
}

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @param userId whose account it is
 */
export function accountProvider(client: StytchClientShape, userId: string): AccountProvider {
  dropLateUsers(client);
  const passwords = accountPasswordOf(client, userId);
  const connections = connectionsOf(client, userId);
  const proofs = proofsOf(client, { authenticate: async (options) => authenticateOf(client)(options) });
  return {
    user: userOf(client, userId),
    passwords,
    connections,
    // A page's client that lacks a call says so when the visitor wants it.
    get passkeys() {
      return passkeyList(client);
    },
    proofs: async () => proofs,
  };
}
