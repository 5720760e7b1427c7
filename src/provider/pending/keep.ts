/** What a widget keeps pending. Comes with the provider's client, since nothing is before that has loaded. */
import { awaitAnswer, tell } from './attempt.ts';
import { type AfterReload, KEY, lockOf, type PendingEnvironment } from './page.ts';
import { sessionIdOf } from './session-id.ts';

export interface PendingSignIn {
  /** An answer is awaited that may bring a session. Returns what ends that. */
  attempt(): () => void;
  /** Keeps a session pending in all tabs, until `finish` is called or the tab is gone. */
  keep(session: object, reload: AfterReload): void;
  /** The widget has finished. */
  finish(): void;
  /** The widget has left the page. Ends a session that a reload would end. */
  abandon(): void;
  /** Ends the session, without waiting for the answer. */
  end(): void;
  /**
   * The visitor was signed in before: that session stays so, whatever is added to it.
   * @returns what becomes of it, if a reload has cut its sign-in short
   */
  found(session: object): AfterReload | undefined;
  /** Whether a widget, in any tab, is still with its visitor over this session. */
  isKept(session: object): Promise<boolean>;
}

/** Keeps sessions pending, each until the returned function is called. */
function createHold(environment: PendingEnvironment) {
  return (id: string): (() => void) => {
    const { page, locks } = environment;
    const sign = {};
    let unlock: (() => void) | undefined;
    const held = (): Promise<void> | undefined =>
      page.kept.has(sign)
        ? new Promise((resolve) => {
            unlock = resolve;
          })
        : undefined;
    page.kept.set(sign, id);
    locks?.request(lockOf(id), held).catch(() => undefined);
    return () => {
      page.kept.delete(sign);
      unlock?.();
      tell(environment);
    };
  };
}

async function isKept({ page, locks }: PendingEnvironment, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  if ([...page.kept.values()].includes(id)) return true;
  const options = { mode: 'shared', ifAvailable: true } as const;
  // The browser refuses locks in a sandboxed frame.
  const isFree = await locks?.request(lockOf(id), options, Boolean).catch(() => true);
  return isFree === false;
}

/** @param revoke ends the client's session */
export function createPendingSignIn(
  environment: PendingEnvironment,
  revoke: () => Promise<void>,
): PendingSignIn {
  const attempts = new Set<() => void>();
  let kept: { readonly id: string; readonly reload: AfterReload; release(): void } | undefined;
  let existing: string | undefined;

  const hold = createHold(environment);
  return {
    attempt() {
      const release = awaitAnswer(environment);
      const end = (): void => {
        attempts.delete(end);
        release();
      };
      attempts.add(end);
      return end;
    },
    keep(session, reload) {
      const id = sessionIdOf(session);
      if (id === undefined || id === existing) return;
      const previous = kept;
      const release = previous?.id === id ? previous.release : hold(id);
      kept = { id, reload, release };
      if (previous?.id !== id) previous?.release();
      environment.tab.write(KEY, `${reload} ${id}`);
    },
    finish() {
      for (const end of attempts) end();
      kept?.release();
      kept = undefined;
      environment.tab.remove(KEY);
      environment.page.left = undefined;
      tell(environment);
    },
    abandon() {
      if (kept?.reload !== 'ends') return this.finish();
      for (const end of attempts) end();
      // The session stays pending until the page is left.
      kept = undefined;
      this.end();
    },
    // The client forgets it even without an answer.
    end: () => void revoke().catch(() => undefined),
    found(session) {
      const { left } = environment.page;
      const id = sessionIdOf(session);
      const reload = left?.session === id ? left?.reload : undefined;
      // An action may just have created it.
      if (reload !== 'ends' && (attempts.size > 0 || kept)) return undefined;
      existing = id;
      return reload;
    },
    isKept: (session) => isKept(environment, sessionIdOf(session)),
  };
}
