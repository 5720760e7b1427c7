/**
 * Visits to third-party providers and to the identity providers of organizations, in whose place the emulator shows a page and
 * the demo a panel.
 */

import type { Context } from 'hono';
import { MS_PER_MINUTE } from '../state/clock.ts';
import { makeToken } from '../state/ids.ts';
import { randomUuid } from '../state/random.ts';
import type { Store } from '../state/store.ts';
import type { Grant, Visit, VisitOf } from '../state/visits.ts';
import { accountOf } from './oauth/accounts.ts';
import { providerTitle } from './provider-title.ts';
import { urlWithError, urlWithToken } from './redirects.ts';
import { refused } from './refusals.ts';

const TOKEN_LIFETIME_MS = 10 * MS_PER_MINUTE;

/** Where the page is that stands in for all providers; the visit's id follows. */
export const VISITS_PATH = '/emulator/visits';

/** The providers whose accounts belong to a workspace or team. */
const WITH_TENANTS: ReadonlySet<string> = new Set(['hubspot', 'slack', 'github']);

/** Sends a visitor to a provider. */
export function startVisit({ visits }: Store, c: Context, visit: Visit): Response {
  const id = randomUuid();
  visits.set(id, visit);
  return c.redirect(`${VISITS_PATH}/${id}`);
}

/**
 * A visit that has not returned yet.
 * @throws ApiError 400 if there is none
 */
export function requireVisit({ visits }: Store, id: string): Visit {
  const visit = visits.get(id);
  if (visit === undefined) throw refused('oauth_invalid_state');
  return visit;
}

/** Email addresses of accounts that are known at the provider. */
function accountsFor({ users, b2b }: Store, visit: Visit): readonly string[] {
  if (visit.kind === 'user') return users.flatMap(({ emails }) => emails.map(({ value }) => value));
  const members = b2b.members.filter(
    ({ organization }) => visit.kind !== 'sso' || organization === visit.organization,
  );
  return [...new Set(members.map(({ email }) => email))];
}

export type PendingVisit = ReturnType<typeof pendingVisit>;

/**
 * @param path of the page in the provider's place
 * @throws ApiError 400 if the visit is over
 */
export function pendingVisit(store: Store, path: string) {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const visit = requireVisit(store, id);
  const leave = (location: string): string => {
    store.visits.delete(id);
    return location;
  };
  /** Where the visit may return to, and first where a refusal does. */
  const returnUrls: readonly [string, ...string[]] =
    visit.kind === 'discovery_oauth' ? [visit.discoveryUrl] : [visit.loginUrl, visit.signupUrl];
  return {
    /** The provider's name, such as `Google`. */
    provider: visit.kind === 'sso' ? visit.connection.display_name : providerTitle(visit.provider),
    scopes: visit.kind === 'sso' ? [] : visit.scopes,
    accounts: accountsFor(store, visit),
    /** True if its accounts belong to workspaces or teams. */
    hasTenants: visit.kind !== 'user' && visit.kind !== 'sso' && WITH_TENANTS.has(visit.provider),
    returnUrls,
    /** Ends it with an account. Returns the URL to return to. */
    allow: (email: string, tenant: string | null): string => leave(finishVisit(store, visit, email, tenant)),
    /** Ends it without one. Returns the URL to return to. */
    deny: (): string => leave(urlWithError(returnUrls[0], 'access_denied', 'The person denied the request.')),
  };
}

/**
 * Ends a visit in which the visitor has agreed to sign in with the account of this email address.
 * @param tenant the workspace or team that the account belongs to
 * @returns the URL that the provider sends them to
 */
export function finishVisit(store: Store, visit: Visit, email: string, tenant: string | null): string {
  const account = visit.kind === 'user' ? accountOf(store, visit, email) : undefined;
  // That it cannot be, Stytch documents; how it says so, it does not.
  if (visit.kind === 'user' && !account)
    return urlWithError(visit.loginUrl, 'server_error', 'The account belongs to another user.');
  const token = makeToken();
  store.grants.set(token, { visit, email, tenant, expiresAt: store.clock.now() + TOKEN_LIFETIME_MS });
  if (visit.kind === 'discovery_oauth') {
    const query = { stytch_redirect_type: 'login', stytch_token_type: visit.kind, token } as const;
    return urlWithToken(visit.discoveryUrl, query);
  }
  const organization = visit.kind === 'user' ? undefined : visit.organization;
  const known = organization ? store.b2b.findMember(organization, email) : account?.user;
  const isLogin = known?.status === 'active';
  return urlWithToken(isLogin ? visit.loginUrl : visit.signupUrl, {
    ...(organization && { slug: organization.settings.organization_slug }),
    stytch_redirect_type: isLogin ? 'login' : 'signup',
    stytch_token_type: visit.kind === 'user' ? 'oauth' : visit.kind,
    token,
  });
}

/**
 * The meaning of a token that a visit of this kind has returned with.
 * @throws ApiError 404 if there is none, or if it has expired
 */
export function requireGrant<Kind extends Visit['kind']>(
  { grants, clock }: Store,
  token: string,
  kind: Kind,
): Grant<VisitOf<Kind>> {
  const grant = grants.get(token);
  if (grant !== undefined && isOfKind(grant, kind) && grant.expiresAt > clock.now()) return grant;
  // The provider gives the same answer for unknown, used and expired tokens.
  throw refused(kind === 'sso' ? 'sso_token_not_found' : 'oauth_token_not_found');
}

function isOfKind<Kind extends Visit['kind']>(grant: Grant, kind: Kind): grant is Grant<VisitOf<Kind>> {
  return grant.visit.kind === kind;
}
