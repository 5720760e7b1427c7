import { isUnanswered, lockOf, type PendingEnvironment } from './pending-page.ts';

/**
 * Resolves once a session is not pending any more. Never rejects.
 * @param onWait called if it is
 */
export type WhenFinished = (session: string, onWait: () => void) => Promise<void>;

/** ms. A call in another tab may have nothing to do with the session, and never end. */
const PATIENCE_MS = 5000;

/** Resolves once no tab waits for an answer that may bring a session, or after a while. */
async function answered({ locks }: PendingEnvironment): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await locks
    ?.request(lockOf(undefined), { signal }, () => undefined)
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

export function createWatch(environment: PendingEnvironment): WhenFinished {
  const isKept = (session: string | undefined): boolean =>
    [...environment.page.kept.values()].includes(session);
  const isPending = (session: string): boolean => {
    const { left } = environment.page;
    const isLeft = (left?.reload === 'asks' || left?.reload === 'ends') && left.session === session;
    return isLeft || isKept(session);
  };
  /** It may also be an older session than the one that an answer will bring. */
  const mayBePending = (session: string): boolean => isPending(session) || isKept(undefined);
  const changing = (): Promise<void> =>
    new Promise((resolve) => {
      environment.page.listeners.add(resolve);
    });
  return async (session, onWait) => {
    const mode = 'shared';
    const { locks } = environment;
    try {
      do {
        while (mayBePending(session)) {
          if (isPending(session)) onWait();
          await changing();
        }
        // Another tab gets a session before it can say that nobody has agreed to it.
        await answered(environment);
        const isFree = await locks?.request(lockOf(session), { mode, ifAvailable: true }, Boolean);
        if (isFree === false) {
          onWait();
          await locks?.request(lockOf(session), { mode }, () => undefined);
        }
        // A tab was closed instead of answering: a widget ends the session.
        if (locks && isUnanswered(environment, session)) {
          onWait();
          await changing();
        }
        // A widget of this page may have begun in the meantime.
      } while (mayBePending(session));
    } catch {
      // The browser refuses locks, as in a sandboxed frame.
    }
  };
}
