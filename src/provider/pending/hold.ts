import { lockOf, type PendingEnvironment } from './pending-page.ts';

/** Tells those who watch that something has changed. */
export function tell({ page: { listeners } }: PendingEnvironment): void {
  for (const listener of listeners) listener();
  listeners.clear();
}

/**
 * Until the returned function is called, a session is pending in all tabs.
 * @param session its id; undefined while an answer is awaited that may bring one
 */
export function hold(environment: PendingEnvironment, session: string | undefined): () => void {
  const { page, locks } = environment;
  const sign = {};
  let unlock: (() => void) | undefined;
  const held = (): Promise<void> | undefined =>
    page.kept.has(sign)
      ? new Promise((resolve) => {
          unlock = resolve;
        })
      : undefined;
  page.kept.set(sign, session);
  const mode = session === undefined ? 'shared' : 'exclusive';
  locks?.request(lockOf(session), { mode }, held).catch(() => undefined);
  return () => {
    page.kept.delete(sign);
    unlock?.();
    tell(environment);
  };
}
