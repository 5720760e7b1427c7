/** Visits to third-party providers and identity providers, which the panel stands in for. */
import { finishMemberVisit, MEMBER_VISITS_PATH, requireMemberVisit } from '../resources/b2b/visits.ts';
import { finishVisit, requireVisit } from '../resources/oauth/visits.ts';
import { deniedUrl } from '../resources/redirects.ts';
import type { Store } from '../state/store.ts';

export interface PendingVisit {
  readonly provider: string;
  /** Email addresses of accounts that are known there. */
  readonly known: readonly string[];
  /** Returns the URL to return to with the account. */
  finish(email: string): string;
  /** The URL to return to without one. */
  readonly denied: string;
}

function userVisit(store: Store, id: string): PendingVisit {
  const visit = requireVisit(store, id);
  return {
    provider: visit.provider,
    known: store.users.flatMap(({ emails }) => emails.map(({ value }) => value)),
    finish: (email) => finishVisit(store, visit, email),
    denied: deniedUrl(visit.loginUrl),
  };
}

function memberVisit(store: Store, id: string): PendingVisit {
  const visit = requireMemberVisit(store.b2b, id);
  const isSso = visit.kind === 'sso';
  const members = store.b2b.members.filter((member) => !isSso || member.organization === visit.organization);
  return {
    provider: isSso ? visit.connection.display_name : visit.provider,
    known: [...new Set(members.map(({ email }) => email))],
    finish: (email) => finishMemberVisit(store, visit, email, null),
    denied: deniedUrl(visit.kind === 'discovery_oauth' ? visit.discoveryUrl : visit.loginUrl),
  };
}

/** @param path of the page that the emulator would show */
export function pendingVisit(store: Store, path: string): PendingVisit {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith(MEMBER_VISITS_PATH) ? memberVisit(store, id) : userVisit(store, id);
}
