/** Keeps sign-ins pending. Comes with the provider's client, since nothing is before that has loaded. */
import { ProviderError } from '../errors.ts';
import { hold, tell } from './hold.ts';
import {
  type AfterReload,
  isUnanswered,
  KEY,
  lockOf,
  type PendingEnvironment,
  sessionIdOf,
  unansweredIn,
  unansweredKey,
} from './pending-page.ts';
import { createWatch } from './watch.ts';

export interface PendingSignIn {
  /** An answer is awaited that may bring a session. Returns what ends that. */
  attempt(): () => void;
  /** Keeps a session pending in all tabs, until `finish` is called or the tab is gone. */
  keep(session: object, reload: AfterReload): void;
  /** The page hears of the session that is kept. */
  announce(): void;
  /** True if an answer is awaited that may bring a session, or if the page is yet to hear of the one with this id. */
  isOpen(session: string | undefined): boolean;
  /** The widget has finished. */
  finish(): void;
  /** The widget has left the page. Ends a session that a reload would end. */
  abandon(): void;
  /**
   * The visitor agrees to the session.
   * @throws ProviderError `unexpected` if the client has another one by now, or none
   */
  agree(): Promise<void>;
  /**
   * Ends the session, unless the client has another one by now.
   * @throws ProviderError if the session is still stored; `configuration` if the page's client cannot end it
   */
  end(): Promise<void>;
  /**
   * The visitor was signed in before: that session stays so, whatever is added to it.
   * @returns what becomes of it, if its sign-in was cut short; `kept` while a widget, in any tab, is still with its visitor
   */
  found(session: object): Promise<AfterReload | 'kept' | undefined>;
  /** Resolves once no widget, in any tab, is still with the visitor of the session with this id. Never rejects. */
  settled(session: string): Promise<void>;
}

/** Removes the note about a session from all tabs: its visitor has agreed to it, or it has ended. */
function settle(environment: PendingEnvironment, id: string | undefined): void {
  if (id !== undefined) environment.origin.remove(unansweredKey(id));
}

/** @returns false if a session would be taken for the visitor's by other tabs and the next page, although it may be a stranger's */
function note(environment: PendingEnvironment, id: string, reload: AfterReload): boolean {
  const isOpen = reload === 'ends' || reload === 'asks';
  if (isOpen) environment.origin.write(unansweredKey(id), reload);
  else settle(environment, id);
  return reload !== 'ends' || isUnanswered(environment, id);
}

/** Tells if another widget is still with the visitor of a found session, or was closed at its question. */
async function stateElsewhere(
  environment: PendingEnvironment,
  id: string,
): Promise<'kept' | 'ends' | 'asks' | undefined> {
  const { page, locks } = environment;
  if ([...page.kept.values()].includes(id)) return 'kept';
  const options = { mode: 'shared', ifAvailable: true } as const;
  // The browser refuses locks in a sandboxed frame.
  const isFree = await locks?.request(lockOf(id), options, Boolean).catch(() => undefined);
  if (isFree === false) return 'kept';
  return isFree ? unansweredIn(environment, id) : undefined;
}

/** The session that the client has stored, which another tab may have replaced. */
interface StoredSession {
  has(id: string): boolean;
  revoke(): Promise<void>;
}

/** @param kept the id of the session that the visitor is asked about */
function createAnswers(
  environment: PendingEnvironment,
  stored: StoredSession,
  kept: () => string | undefined,
): Pick<PendingSignIn, 'agree' | 'end'> {
  const isReplaced = (): boolean => {
    const id = kept();
    return id !== undefined && !stored.has(id);
  };
  return {
    async agree() {
      const cause = new Error('The session has ended meanwhile, or another one has taken its place.');
      if (isReplaced()) throw new ProviderError('unexpected', { cause });
      settle(environment, kept());
    },
    async end() {
      if (!isReplaced()) await stored.revoke();
    },
  };
}

/**
 * The session that a widget has found, which stays signed in whatever is added to it. What lacks its second factor is none: it is
 * kept again.
 * @param isBusy whether an action may just have created it
 */
function createEarlier(environment: PendingEnvironment, isBusy: () => boolean) {
  let existing: string | undefined;
  return {
    has: (id: string): boolean => id === existing,
    async found(session: object): Promise<AfterReload | 'kept' | undefined> {
      const { left } = environment.page;
      const id = sessionIdOf(session);
      const reload = left?.session === id ? left?.reload : undefined;
      if (reload === 'ends' || !isBusy()) {
        existing = reload === 'asks' ? undefined : id;
        if (reload) return reload;
      }
      if (id === undefined) return undefined;
      const found = await stateElsewhere(environment, id);
      if (found === 'asks') existing = undefined;
      if (found === 'ends' || found === 'asks') environment.page.left = { session: id, reload: found };
      return found;
    },
  };
}

/** The requests under way that may bring a session. */
function createAttempts(environment: PendingEnvironment) {
  const attempts = new Set<() => void>();
  return {
    areOpen: () => attempts.size > 0,
    begin() {
      const release = hold(environment, undefined);
      const end = (): void => {
        attempts.delete(end);
        release();
      };
      attempts.add(end);
      return end;
    },
    end() {
      for (const end of attempts) end();
    },
  };
}

export function createPendingSignIn(environment: PendingEnvironment, stored: StoredSession): PendingSignIn {
  const attempts = createAttempts(environment);
  const earlier = createEarlier(environment, () => attempts.areOpen() || kept !== undefined);
  let kept: { readonly id: string; readonly reload: AfterReload; release(): void } | undefined;
  let announced: string | undefined;

  return {
    attempt: attempts.begin,
    keep(session, reload) {
      const id = sessionIdOf(session);
      if (id === undefined || earlier.has(id)) return;
      const previous = kept;
      const release = previous?.id === id ? previous.release : hold(environment, id);
      kept = { id, reload, release };
      if (previous && previous.id !== id) {
        settle(environment, previous.id);
        previous.release();
      }
      environment.tab.write(KEY, `${reload} ${id}`);
      if (!note(environment, id, reload)) this.end().catch(() => undefined);
    },
    announce() {
      const { left } = environment.page;
      // A form without a second factor finishes what was left at another form's. A session that may be a stranger's stays unsettled.
      announced = kept?.id ?? (left?.reload === 'asks' ? left.session : undefined);
      settle(environment, announced);
      environment.page.left = undefined;
    },
    isOpen(session) {
      const sessions = [...environment.page.kept.values()];
      const isKept = session !== announced && sessions.includes(session);
      return isKept || sessions.includes(undefined) || isUnanswered(environment, session);
    },
    finish() {
      attempts.end();
      settle(environment, kept?.id ?? environment.page.left?.session);
      kept?.release();
      kept = undefined;
      environment.tab.remove(KEY);
      environment.page.left = undefined;
      tell(environment);
    },
    abandon() {
      const { reload, release } = kept ?? {};
      if (reload !== 'ends' && reload !== 'asks') return this.finish();
      attempts.end();
      // Any widget of the site asks again.
      if (reload === 'asks') release?.();
      // The client forgets it even without an answer. It stays pending until the page is left.
      else this.end().catch(() => undefined);
      kept = undefined;
    },
    ...createAnswers(environment, stored, () => kept?.id),
    found: earlier.found,
    settled: (session) => createWatch(environment)(session, () => undefined),
  };
}
