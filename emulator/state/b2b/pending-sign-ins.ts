import type { EmailedLink } from '../pending-sign-ins.ts';
import type { Member } from './member.ts';
import type { OAuthProvider, Organization, SsoConnection } from './organization.ts';

/** A link that signs in to an organization or sets a new password there. */
export interface MemberLink extends EmailedLink {
  readonly member: Member;
}

/** A link that leads to the list of organizations. */
export interface DiscoveryLink extends EmailedLink {
  readonly email: string;
}

interface Visit {
  readonly codeChallenge: string | null;
}

/** Where a visit to sign in to an organization returns to. */
interface OrganizationVisit extends Visit {
  readonly organization: Organization;
  readonly loginUrl: string;
  readonly signupUrl: string;
}

/** A visit to a third-party provider or an identity provider that has not returned yet, kept by its id. */
export type MemberVisit =
  | (OrganizationVisit & {
      readonly kind: 'oauth';
      readonly provider: OAuthProvider;
      readonly scopes: readonly string[];
    })
  | (OrganizationVisit & { readonly kind: 'sso'; readonly connection: SsoConnection })
  | (Visit & {
      readonly kind: 'discovery_oauth';
      readonly provider: OAuthProvider;
      readonly scopes: readonly string[];
      readonly discoveryUrl: string;
    });

/** The result of a visit, kept by its token. */
export interface MemberGrant<Visit extends MemberVisit = MemberVisit> {
  readonly visit: Visit;
  readonly email: string;
  /** The workspace or team that the account belongs to; null if the provider has none. */
  readonly tenant: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
