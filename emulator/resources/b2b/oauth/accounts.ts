import type { Member } from '../../../state/b2b/member.ts';
import type { MemberFactor } from '../../../state/b2b/member-session.ts';
import type { OAuthProvider } from '../../../state/b2b/organization.ts';
import type { MemberGrant, MemberVisit } from '../../../state/b2b/pending-sign-ins.ts';
import { makeId } from '../../../state/ids.ts';
import { subjectIn } from '../visits.ts';

/** The result of a visit to a third-party provider. */
type OAuthGrant = MemberGrant<Extract<MemberVisit, { provider: OAuthProvider }>>;

/** The id of an account at its provider: the same whenever its owner visits. */
export function subjectOf({ visit: { provider }, email }: OAuthGrant): string {
  return subjectIn(provider, email);
}

/** The factor of an account at a third-party provider. */
export function oauthFactor(grant: OAuthGrant, at: number): MemberFactor {
  const { provider } = grant.visit;
  const details = {
    id: makeId('oauth-member'),
    provider_subject: subjectOf(grant),
    email_id: makeId('email'),
  };
  return {
    method: `${provider}_oauth`,
    details: { [`${provider}_oauth_factor`]: details },
    ...(grant.tenant !== null && { tenant: grant.tenant }),
    organizationId: null,
    at,
  };
}

/** Notes that a member has an account at a third-party provider. */
export function registerAccount(
  { oauthRegistrations }: Member,
  provider: OAuthProvider,
  subject: string,
): void {
  const isKnown = oauthRegistrations.some(
    (known) => known.provider === provider && known.subject === subject,
  );
  if (!isKnown) oauthRegistrations.push({ id: makeId('oauth-member'), provider, subject });
}
