/** The session of Stytch's client. Bundled on its own, because pages without a widget need nothing else of the adapter. */
import type { Session, User } from '../../settings/session-data.ts';
import { ProviderError } from '../errors.ts';
import type { SessionClient } from '../session-port.ts';
import { call, withoutSecrets } from './answers.ts';
import { changesOf, endAtOnce, signOut } from './changes.ts';
import type { StytchClientShape } from './client.ts';

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @throws ProviderError `configuration` if the page's client lacks a call
 */
export function sessionClient(client: StytchClientShape): SessionClient {
  const { session: sessions, user: users } = client;
  const { getSync, getInfo, onChange, authenticate, revoke } = sessions ?? {};
  const { getSync: getUser, onChange: onUserChange } = users ?? {};
  if (!getSync || !onChange || !authenticate || !revoke || !getUser)
    throw new ProviderError('configuration', {
      message: '`client` must have session.getSync, .onChange, .authenticate and .revoke, and user.getSync.',
    });
  // Stands in for `getInfo`, which older clients lack.
  let hasAnswered = false;
  return {
    current() {
      const session = getSync();
      const user = getUser();
      return {
        session: session ? (withoutSecrets(session) as unknown as Session) : undefined,
        user: user ? (withoutSecrets(user) as unknown as User) : undefined,
        confirmed: getInfo ? !getInfo().fromCache : hasAnswered,
      };
    },
    subscribe(changed) {
      const changes = changesOf(client);
      const answered = (): void => {
        hasAnswered = true;
        // An answer that was under way during the sign-out.
        if (changes.isEnded(getSync()?.session_id)) void endAtOnce(client).catch(() => undefined);
        changed();
      };
      onChange(answered);
      onUserChange?.(answered);
    },
    async check() {
      try {
        await call(() => authenticate.call(sessions));
      } catch (error) {
        // The client has forgotten a session that the provider does not know.
        if (getSync()) throw error;
      }
      hasAnswered = true;
    },
    revoke: (force) => signOut(client, force),
  };
}
