/**
 * Visits to third-party providers and to the identity providers of organizations, in whose place the emulator shows a page and
 * the demo a panel.
 */
import type { Store } from '../state/store.ts';
import { finishMemberVisit, MEMBER_VISITS_PATH } from './b2b/visits.ts';
import { finishVisit, requireVisit } from './oauth/visits.ts';
import { providerTitle } from './provider-title.ts';
import { deniedUrl } from './redirects.ts';

export interface PendingVisit {
  /** The provider's name, such as `Google`. */
  readonly provider: string;
  readonly scopes: readonly string[];
  /** Email addresses of accounts that are known there. */
  readonly accounts: readonly string[];
  /** Whether its accounts belong to workspaces or teams. */
  readonly hasTenants: boolean;
  /** Where the visit may return to, and first where a refusal does. */
  readonly returnUrls: readonly [string, ...string[]];
  /** Ends it with an account. Returns the URL to return to. */
  allow(email: string, tenant: string | null): string;
  /** Ends it without one. Returns the URL to return to. */
  deny(): string;
}

/** The providers whose accounts belong to a workspace or team. */
const WITH_TENANTS: ReadonlySet<string> = new Set(['hubspot', 'slack', 'github']);

function userVisit(store: Store, id: string): PendingVisit {
  const visit = requireVisit(store.oauthVisits, id);
  const leave = (location: string): string => {
    store.oauthVisits.delete(id);
    return location;
  };
  return {
    provider: providerTitle(visit.provider),
    scopes: visit.scopes,
    accounts: store.users.flatMap(({ emails }) => emails.map(({ value }) => value)),
    hasTenants: false,
    returnUrls: [visit.loginUrl, visit.signupUrl],
    allow: (email) => leave(finishVisit(store, visit, email)),
    deny: () => leave(deniedUrl(visit.loginUrl)),
  };
}

function memberVisit(store: Store, id: string): PendingVisit {
  const { b2b } = store;
  const visit = requireVisit(b2b.visits, id);
  const isSso = visit.kind === 'sso';
  const members = b2b.members.filter(({ organization }) => !isSso || organization === visit.organization);
  const returnUrls: PendingVisit['returnUrls'] =
    visit.kind === 'discovery_oauth' ? [visit.discoveryUrl] : [visit.loginUrl, visit.signupUrl];
  const leave = (location: string): string => {
    b2b.visits.delete(id);
    return location;
  };
  return {
    provider: isSso ? visit.connection.display_name : providerTitle(visit.provider),
    scopes: isSso ? [] : visit.scopes,
    accounts: [...new Set(members.map(({ email }) => email))],
    hasTenants: !isSso && WITH_TENANTS.has(visit.provider),
    returnUrls,
    allow: (email, tenant) => leave(finishMemberVisit(store, visit, email, tenant)),
    deny: () => leave(deniedUrl(returnUrls[0])),
  };
}

/**
 * @param path of the page in the provider's place
 * @throws ApiError 400 if the visit is over
 */
export function pendingVisit(store: Store, path: string): PendingVisit {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith(MEMBER_VISITS_PATH) ? memberVisit(store, id) : userVisit(store, id);
}
