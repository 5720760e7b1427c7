import type { MemberSession } from '../../../state/b2b/member-session.ts';
import type { Store } from '../../../state/store.ts';
import { memberBody } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
import { memberSessionBody } from './member-session-body.ts';
import type { MemberSessionSigner } from './member-session-jwt.ts';

/** What all answers have in common after which a member is signed in: the session with its token and a fresh JWT, and who it is. */
export async function memberAuthenticateBody(
  signer: MemberSessionSigner,
  { b2b, clock }: Store,
  session: MemberSession,
): Promise<object> {
  const { member } = session;
  return {
    member: memberBody(b2b, member),
    organization: organizationBody(member.organization),
    member_session: memberSessionBody(session),
    session_token: session.token,
    session_jwt: await signer.sign(session, b2b.settings.dashboard, clock.now()),
  };
}
