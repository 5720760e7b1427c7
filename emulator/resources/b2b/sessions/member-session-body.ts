import type { MemberSession } from '../../../state/b2b/member-session.ts';
import { sessionTimes } from '../../sessions/session-body.ts';
import { memberRoles } from '../members/member-body.ts';
import { factorBody } from '../sign-in/factors.ts';

/** A member's session in the provider's format. */
export function memberSessionBody(session: MemberSession): object {
  const { member } = session;
  return {
    member_session_id: session.id,
    member_id: member.id,
    organization_id: member.organization.id,
    organization_slug: member.organization.settings.organization_slug,
    ...sessionTimes(session),
    authentication_factors: session.factors.map(factorBody),
    roles: memberRoles(member),
    custom_claims: session.customClaims,
  };
}
