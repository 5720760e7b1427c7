import type { MemberSession } from '../../../state/b2b/member-session.ts';
import type { Store } from '../../../state/store.ts';
import type { JwtKey } from '../../sessions/jwt-key.ts';
import { sessionClaim } from '../../sessions/session-body.ts';
import { memberBody, memberRoles } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
import { factorBody } from '../sign-in/factors.ts';
import { memberSessionBody } from './member-session-body.ts';

const ORGANIZATION_CLAIM = 'https://stytch.com/organization';

/** What all answers have in common after which a member is signed in: the session with its token and a fresh JWT, and who it is. */
export async function memberAuthenticateBody(
  key: JwtKey,
  { b2b, clock }: Store,
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
    session_jwt: await key.sign({ subject: member.id, claims }, b2b.settings.dashboard, clock.now()),
  };
}
