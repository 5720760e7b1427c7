import type { MemberSession } from '../../../state/b2b/member-session.ts';
import { toIso } from '../../../state/clock.ts';
import { type JwtKey, type JwtProject, SESSION_CLAIM } from '../../sessions/jwt-key.ts';
import { memberRoles } from '../members/member-body.ts';
import { factorBody } from '../sign-in/factors.ts';

const ORGANIZATION_CLAIM = 'https://stytch.com/organization';

/** Signs the JWTs of members' sessions. */
export interface MemberSessionSigner extends Omit<JwtKey, 'sign'> {
  /** A JWT that, like the provider's, is valid for five minutes from `nowMs` (epoch milliseconds). */
  sign(session: MemberSession, project: JwtProject, nowMs: number): Promise<string>;
}

export function createMemberSessionSigner(key: JwtKey): MemberSessionSigner {
  return {
    ...key,
    sign: (session, project, nowMs) =>
      key.sign({ subject: session.member.id, claims: sessionClaims(session) }, project, nowMs),
  };
}

function sessionClaims(session: MemberSession): Record<string, unknown> {
  const { organization } = session.member;
  return {
    ...session.customClaims,
    [ORGANIZATION_CLAIM]: { organization_id: organization.id, slug: organization.settings.organization_slug },
    [SESSION_CLAIM]: {
      id: session.id,
      started_at: toIso(session.startedAt),
      last_accessed_at: toIso(session.lastAccessedAt),
      expires_at: toIso(session.expiresAt),
      attributes: { ip_address: '', user_agent: session.userAgent },
      authentication_factors: session.factors.map(factorBody),
      roles: memberRoles(session.member),
    },
  };
}
