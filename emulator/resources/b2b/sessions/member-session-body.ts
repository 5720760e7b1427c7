import type { Call } from '../../../http/route.ts';
import type { MemberSession } from '../../../state/b2b/member-session.ts';
import { sessionClaim, sessionTimes } from '../../sessions/session-body.ts';
import { memberBody, memberRoles } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
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

const ORGANIZATION_CLAIM = 'https://stytch.com/organization';

/** The body of all answers after which a member is signed in: the session with its token and a fresh JWT, and who it is. */
export async function memberAuthenticateBody(
  { key, store: { b2b, clock } }: Call,
  session: MemberSession,
): Promise<object> {
  const { member } = session;
  const { id: organization_id, settings } = member.organization;
  const claims = {
    ...session.customClaims,
    [ORGANIZATION_CLAIM]: { organization_id, slug: settings.organization_slug },
    ...sessionClaim(session, session.factors.map(factorBody), memberRoles(member)),
  };
  return {
    member: memberBody(b2b, member),
    organization: organizationBody(member.organization),
    member_session: memberSessionBody(session),
    session_token: session.token,
    session_jwt: await key.sign(member.id, claims, b2b.settings.dashboard, clock.now()),
  };
}
