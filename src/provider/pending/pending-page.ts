/**
 * Pending sessions: they exist, but the widget that created them is still with its visitor. Until it has finished, or has
 * left the page, whatever follows the session does not call the visitor signed in.
 */
import { isReturn } from '../../kit/lib/is-return.ts';
import { webLocks } from '../../kit/lib/records.ts';
import { browserStorage, type SafeStorage, safeStorage } from '../../kit/lib/storage.ts';

/**
 * The effect of a reload on a sign-in that is not finished: the widget asks the visitor again, finishes at once, or ends the
 * session, which may be a stranger's. `none`: the session is like any other that the widget finds.
 */
export type AfterReload = 'asks' | 'finishes' | 'ends' | 'none';

/** The pending sign-ins of a page. */
export interface PagePending {
  /** The ids of sessions; undefined while an answer is awaited, which may bring one. */
  readonly kept: Map<object, string | undefined>;
  /** The sign-in that was unfinished in this tab when its last page was left, by the session's id. */
  left: { readonly session: string; readonly reload: AfterReload } | undefined;
  /** Each is called once. */
  readonly listeners: Set<() => void>;
}

export interface PendingEnvironment {
  readonly page: PagePending;
  /** The tab's sessionStorage. */
  readonly tab: SafeStorage;
  /** The localStorage of all tabs. */
  readonly origin: SafeStorage;
  /** Undefined in an insecure context: other tabs then do not learn what is pending in this one. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** In the tab: what is unfinished. */
export const KEY = 'auth-widget:pending';

/**
 * In the origin: a session that nobody has agreed to yet, or that lacks its second factor, wherever it was left. Projects share no
 * sessions. What becomes of it then: `asks`, or it ends.
 */
export const unansweredKey = (session: string): string => `${KEY} ${session}`;

/**
 * The lock that a pending session holds: the browser releases it when the tab is gone.
 * @param session undefined for the lock shared by all tabs that wait for an answer
 */
export const lockOf = (session: string | undefined): string => `${KEY} ${session ?? ''}`;

/** What becomes of a session that waits for its visitor, wherever it was left; undefined if it does not. */
export function unansweredIn(
  { origin }: PendingEnvironment,
  session: string | undefined,
): 'ends' | 'asks' | undefined {
  const noted = session === undefined ? null : origin.read(unansweredKey(session));
  if (noted === null) return undefined;
  return noted === 'asks' ? 'asks' : 'ends';
}

export const isUnanswered = (environment: PendingEnvironment, session: string | undefined): boolean =>
  unansweredIn(environment, session) !== undefined;

/** @param isReturning whether the visitor has come back to the page instead of opening it anew */
export function createPage(tab: SafeStorage, isReturning: boolean): PagePending {
  // A word that it does not know counts as `none`.
  const [, reload, session = ''] = /^(\w+) (.+)/.exec(tab.read(KEY) ?? '') ?? [];
  let left: PagePending['left'];
  // Opening another page instead of answering accepts no stranger's session.
  if (reload === 'ends' || (reload && isReturning)) left = { session, reload: reload as AfterReload };
  else tab.remove(KEY);
  return { kept: new Map(), left, listeners: new Set() };
}

/** The page may load the package several times. Every version must keep this name, and the type of what it leads to. */
const PENDING = Symbol.for('auth-widget.pending');

const tab = safeStorage(() => sessionStorage);

export const pendingPage: PendingEnvironment = {
  get page() {
    const shared = globalThis as typeof globalThis & { [PENDING]?: PagePending };
    shared[PENDING] ??= createPage(tab, isReturn());
    return shared[PENDING];
  },
  tab,
  origin: browserStorage,
  get locks() {
    return webLocks();
  },
};

/** The id of a session, whatever its kind. It comes from Stytch and from storage; undefined if it has none. */
export function sessionIdOf(session: object | undefined): string | undefined {
  const { session_id, member_session_id: id = session_id }: Record<string, unknown> = { ...session };
  return typeof id === 'string' ? id : undefined;
}
