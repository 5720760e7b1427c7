import { toIso } from '../../state/clock.ts';
import type { Session } from '../../state/session.ts';
import { type JwtKey, type JwtProject, SESSION_CLAIM } from './jwt-key.ts';
import { factorBodies } from './session-body.ts';

/** Signs the JWTs of users' sessions. */
export interface SessionSigner extends Omit<JwtKey, 'sign'> {
  /** A JWT that, like the provider's, is valid for five minutes from `nowMs` (epoch milliseconds). */
  sign(session: Session, project: JwtProject, nowMs: number): Promise<string>;
}

export function createSessionSigner(key: JwtKey): SessionSigner {
  return {
    ...key,
    sign: (session, project, nowMs) =>
      key.sign(
        {
          subject: session.user.id,
          claims: { ...session.customClaims, [SESSION_CLAIM]: sessionClaim(session) },
        },
        project,
        nowMs,
      ),
  };
}

function sessionClaim(session: Session): object {
  return {
    id: session.id,
    started_at: toIso(session.startedAt),
    last_accessed_at: toIso(session.lastAccessedAt),
    expires_at: toIso(session.expiresAt),
    attributes: { ip_address: '', user_agent: session.userAgent },
    authentication_factors: factorBodies(session),
    roles: ['stytch_user'],
  };
}
