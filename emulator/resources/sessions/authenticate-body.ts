import type { Session } from '../../state/session.ts';
import type { Store } from '../../state/store.ts';
import { userBody } from '../users/users.ts';
import type { JwtKey } from './jwt-key.ts';
import { factorBodies, sessionBody, sessionClaim, USER_ROLES } from './session-body.ts';

/** The answer to an authenticate call: the session with its token, a fresh JWT and the user. */
export async function authenticateBody(key: JwtKey, store: Store, session: Session): Promise<object> {
  const now = store.clock.now();
  const claims = { ...session.customClaims, ...sessionClaim(session, factorBodies(session), USER_ROLES) };
  return {
    user: userBody(session.user, now),
    session: sessionBody(session),
    session_token: session.token,
    session_jwt: await key.sign({ subject: session.user.id, claims }, store.settings.dashboard, now),
  };
}
