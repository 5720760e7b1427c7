import type { Member } from '../../../state/b2b/member.ts';
import type { IntermediateSession, MemberFactor } from '../../../state/b2b/member-session.ts';
import type { Organization } from '../../../state/b2b/organization.ts';
import type { Store } from '../../../state/store.ts';
import { memberBody } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
import { keepIntermediateSession } from '../sign-in/intermediate-sessions.ts';
import { eligibility } from '../sign-in/provisioning.ts';
import { mfaRequired, needsSecondFactor, primaryRequired } from '../sign-in/requirements.ts';

/** The answer that all of the provider's discovery calls have in common: an intermediate session, and where it leads. */
export function discoveryBody(store: Store, email: string, ...factors: readonly MemberFactor[]): object {
  const intermediate = keepIntermediateSession(store, undefined, email, factors);
  return {
    intermediate_session_token: intermediate.token,
    email_address: email,
    discovered_organizations: discoveredOrganizations(store, intermediate),
  };
}

/**
 * The organizations that somebody is in or may join, in the provider's format.
 * @param listed a session lists no organizations that its member may only join
 */
export function discoveredOrganizations(
  { b2b }: Store,
  { email, factors }: Pick<IntermediateSession, 'email' | 'factors'>,
  listed: 'memberships' | 'memberships and eligible' = 'memberships and eligible',
): object[] {
  return b2b.organizations.flatMap((organization) => {
    const member = b2b.findMember(organization, email);
    if (member !== undefined) {
      const membership = {
        type: `${member.status}_member`,
        details: null,
        member: memberBody(b2b, member),
      };
      return [discoveredBody(organization, member, factors, membership)];
    }
    if (listed === 'memberships') return [];
    const eligible = eligibility(b2b, organization, email, factors);
    if (eligible === undefined) return [];
    return [discoveredBody(organization, undefined, factors, { ...eligible, member: null })];
  });
}

function discoveredBody(
  organization: Organization,
  member: Member | undefined,
  factors: readonly MemberFactor[],
  membership: object,
): object {
  const primary = primaryRequired(organization, member, factors);
  const needsMfa = needsSecondFactor(organization, member, factors);
  return {
    organization: organizationBody(organization),
    membership,
    member_authenticated: primary === null && !needsMfa,
    primary_required: primary,
    mfa_required: needsMfa ? mfaRequired(member, null) : null,
  };
}
