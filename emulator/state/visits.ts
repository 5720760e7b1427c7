import type { OAuthProvider, Organization, SsoConnection } from './b2b/organization.ts';
import type { User } from './user.ts';

interface BaseVisit {
  readonly codeChallenge: string | null;
}

/** Where known and new users return to. */
interface ReturningVisit extends BaseVisit {
  readonly loginUrl: string;
  readonly signupUrl: string;
}

interface OAuthVisit<Provider> {
  /** For example `google`. */
  readonly provider: Provider;
  readonly scopes: readonly string[];
}

/**
 * A visit to a third-party provider, or to the identity provider of an organization, that has not returned yet, kept by its id. Those
 * of members are named by the tokens that they return with.
 */
export type Visit =
  | (ReturningVisit &
      OAuthVisit<string> & {
        readonly kind: 'user';
        /** Who gets the account there; null if the account says whose it is. */
        readonly attachTo: User | null;
      })
  | (ReturningVisit &
      OAuthVisit<OAuthProvider> & { readonly kind: 'oauth'; readonly organization: Organization })
  | (ReturningVisit & {
      readonly kind: 'sso';
      readonly organization: Organization;
      readonly connection: SsoConnection;
    })
  | (BaseVisit &
      OAuthVisit<OAuthProvider> & { readonly kind: 'discovery_oauth'; readonly discoveryUrl: string });

/** The result of a visit, kept by its token. */
export interface Grant<Ended extends Visit = Visit> {
  readonly visit: Ended;
  readonly email: string;
  /** The workspace or team that the account belongs to; null if the provider has none. */
  readonly tenant: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export type VisitOf<Kind extends Visit['kind']> = Extract<Visit, { kind: Kind }>;
