import { currentSession } from '../../http/credentials.ts';
import type { Call } from '../../http/router.ts';
import type { Factor, Session } from '../../state/session.ts';
import { type Recipient, verify } from '../recipients.ts';
import { authenticateBody } from './authenticate-body.ts';
import { extendSession } from './extend-session.ts';
import type { JwtKey } from './jwt-key.ts';
import { startSession } from './start-session.ts';

/** Signs a user in, and returns the answer that all of the provider's authenticate calls have in common. */
export type Authenticate = (
  call: Call,
  recipient: Recipient,
  factor: Pick<Factor, 'type' | 'deliveryMethod'>,
  /** From now; undefined keeps the expiry of the session that the user is in. */
  sessionMinutes: number | undefined,
) => Promise<object>;

/** Makes the last step of every sign-in method. */
export function createAuthenticate(key: JwtKey): Authenticate {
  return async (call, { user, contact }, { type, deliveryMethod }, sessionMinutes) => {
    const { store } = call;
    const now = store.clock.now();
    // Knowing the password does not prove that the address is the user's own.
    if (type !== 'password') verify({ user, contact });
    user.status = 'active';
    const current = currentSession(store, call.credentials);
    // A user who is signed in already adds a factor to that session.
    const session: Session =
      current?.user === user ? current : { ...startSession(call, 'session', now), user, factors: [] };
    session.factors = [
      ...session.factors.filter((factor) => factor.contact !== contact || factor.type !== type),
      { type, deliveryMethod, contact, at: now },
    ];
    extendSession(session, sessionMinutes, now);
    store.sessions.set(session.token, session);
    return { user_id: user.id, ...(await authenticateBody(key, store, session)) };
  };
}
