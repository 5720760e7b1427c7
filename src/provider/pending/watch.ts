import { lockOf, type PendingEnvironment } from './page.ts';

/**
 * Resolves once a session is not pending any more. Never rejects.
 * @param onWait called if it is
 */
export type WhenFinished = (session: string, onWait: () => void) => Promise<void>;

export function createWatch(environment: PendingEnvironment): WhenFinished {
  const isPending = (session: string): boolean => {
    const { kept, left } = environment.page;
    const isLeft = (left?.reload === 'asks' || left?.reload === 'ends') && left.session === session;
    return isLeft || [...kept.values()].includes(session);
  };
  /** It may also be an older session than the one that an answer will bring. */
  const mayBePending = (session: string): boolean =>
    isPending(session) || [...environment.page.kept.values()].includes(undefined);
  const changing = async (): Promise<void> => {
    const { listeners } = environment.page;
    await new Promise<void>((resolve) => {
      const listener = (): void => {
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  };
  return async (session, onWait) => {
    const mode = 'shared';
    const { locks } = environment;
    try {
      do {
        while (mayBePending(session)) {
          if (isPending(session)) onWait();
          await changing();
        }
        const isFree = await locks?.request(lockOf(session), { mode, ifAvailable: true }, Boolean);
        if (isFree === false) {
          onWait();
          await locks?.request(lockOf(session), { mode }, () => undefined);
        }
        // A widget of this page may have begun in the meantime.
      } while (mayBePending(session));
    } catch {
      // The browser refuses locks, as in a sandboxed frame.
    }
  };
}
