import type { ApiError } from '../../../http/api-error.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { MemberFactor } from '../../../state/b2b/member-session.ts';
import { domainOf, type Organization } from '../../../state/b2b/organization.ts';
import type { Store } from '../../../state/store.ts';
import { refused } from '../refusals.ts';

/** Why somebody who is not a member may join (just-in-time provisioning), in the provider's format. */
export type Eligibility =
  | { readonly type: 'eligible_to_join_by_email_domain'; readonly details: { readonly domain: string } }
  | {
      readonly type: 'eligible_to_join_by_oauth_tenant';
      readonly details: { readonly provider: string; readonly tenant: string };
    };

/** Why somebody with these factors may join an organization that they have discovered; undefined if they may not. */
export function eligibility(
  b2b: B2bStore,
  organization: Organization,
  email: string,
  factors: readonly MemberFactor[],
): Eligibility | undefined {
  if (isClaimedElsewhere(b2b, organization, email)) return undefined;
  const domain = domainOf(email);
  if (mayJoinByEmail(organization, email) && hasColleague(b2b, organization, domain)) {
    return { type: 'eligible_to_join_by_email_domain', details: { domain } };
  }
  const details = allowedTenant(organization, factors);
  return details && { type: 'eligible_to_join_by_oauth_tenant', details };
}

function mayJoinByEmail({ settings }: Organization, email: string): boolean {
  const { email_jit_provisioning: rule, email_allowed_domains: domains } = settings;
  return rule === 'RESTRICTED' && domains.includes(domainOf(email));
}

/** The provider lists an organization only if a verified member has the domain, so that nobody can lure others into theirs. */
function hasColleague({ members }: B2bStore, organization: Organization, domain: string): boolean {
  return members.some(
    (member) =>
      member.organization === organization && member.emailVerified && domainOf(member.email) === domain,
  );
}

function allowedTenant(
  { settings }: Organization,
  factors: readonly MemberFactor[],
): { provider: string; tenant: string } | undefined {
  if (settings.oauth_tenant_jit_provisioning !== 'RESTRICTED') return undefined;
  for (const { method, tenant } of factors) {
    const provider = method.replace(/_oauth$/, '');
    if (tenant !== undefined && settings.allowed_oauth_tenants[provider]?.includes(tenant)) {
      return { provider, tenant };
    }
  }
  return undefined;
}

function isClaimedElsewhere(b2b: B2bStore, organization: Organization | null, email: string): boolean {
  const domain = domainOf(email);
  const claimants = b2b.organizations.filter(({ settings }) =>
    settings.claimed_email_domains.includes(domain),
  );
  return claimants.length > 0 && !claimants.some((claimant) => claimant === organization);
}

/**
 * Makes sure that somebody may be in an organization, as far as claimed domains go.
 * @param organization null for one that is about to be created
 * @throws ApiError 400
 */
export function requireUnclaimed(b2b: B2bStore, organization: Organization | null, email: string): void {
  if (!isClaimedElsewhere(b2b, organization, email)) return;
  throw refused('action_not_allowed_email_domain_is_claimed');
}

/**
 * The member with this email address; if there is none, a new pending one, unless they may not join.
 * @param refusal why they may not
 * @throws ApiError 400 if they may not
 */
export function findOrAdd(
  { b2b, clock }: Store,
  organization: Organization,
  email: string,
  refusal: () => ApiError | undefined,
): Member {
  const member = b2b.findMember(organization, email);
  if (member !== undefined) return member;
  requireUnclaimed(b2b, organization, email);
  const refused = refusal();
  if (refused !== undefined) throw refused;
  return b2b.addMember(organization, { email_address: email, status: 'pending' }, clock.now());
}

/** As `findOrAdd`, where the domain or the tenant of their account may join. */
export const findOrProvision = (
  store: Store,
  organization: Organization,
  email: string,
  factors: readonly MemberFactor[] = [],
): Member =>
  findOrAdd(store, organization, email, () =>
    mayJoinByEmail(organization, email) || allowedTenant(organization, factors) !== undefined
      ? undefined
      : notProvisioned(organization),
  );

/** As `findOrAdd`, where an intermediate session leads to the member, by the rules of discovery. */
export const findOrJoin = (
  store: Store,
  organization: Organization,
  email: string,
  factors: readonly MemberFactor[],
): Member =>
  findOrAdd(store, organization, email, () =>
    eligibility(store.b2b, organization, email, factors) ? undefined : notProvisioned(organization),
  );

function notProvisioned({ settings }: Organization): ApiError {
  return settings.email_jit_provisioning === 'NOT_ALLOWED'
    ? refused('email_jit_provisioning_not_allowed')
    : refused('invalid_email_for_jit_provisioning');
}
