import type { Session } from '../../state/session.ts';
import type { Store } from '../../state/store.ts';
import { userBody } from '../users/users.ts';
import { sessionBody } from './session-body.ts';
import type { SessionSigner } from './session-jwt.ts';

/** The answer to an authenticate call: the session with its token, a fresh JWT and the user. */
export async function authenticateBody(
  signer: SessionSigner,
  store: Store,
  session: Session,
): Promise<object> {
  const now = store.clock.now();
  return {
    user: userBody(session.user, now),
    session: sessionBody(session),
    session_token: session.token,
    session_jwt: await signer.sign(session, store.settings.dashboard, now),
  };
}
