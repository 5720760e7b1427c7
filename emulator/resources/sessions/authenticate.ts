import { currentSession } from '../../http/credentials.ts';
import type { Call } from '../../http/route.ts';
import type { Factor, Session } from '../../state/session.ts';
import { type Recipient, verify } from '../recipients.ts';
import { authenticateBody } from './session-body.ts';
import { extendSession, startSession } from './session-life.ts';

/**
 * Signs a user in, and returns the answer that all of the provider's authenticate calls have in common.
 * @param sessionMinutes from now; undefined keeps the expiry of the session that the user is in
 */
export async function authenticate(
  call: Call,
  { user, contact }: Recipient,
  { type, deliveryMethod }: Pick<Factor, 'type' | 'deliveryMethod'>,
  sessionMinutes: number | undefined,
): Promise<object> {
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
  return { user_id: user.id, ...(await authenticateBody(call, session)) };
}
