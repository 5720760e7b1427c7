import type { PendingEnvironment } from './pending-page.ts';

/** Tells those who watch that something has changed. */
export function tell({ page: { listeners } }: PendingEnvironment): void {
  for (const listener of listeners) listener();
  listeners.clear();
}

/** An answer is awaited that may bring a session: until the returned function is called, the page does not show one. */
export function awaitAnswer(environment: PendingEnvironment): () => void {
  const { kept } = environment.page;
  const sign = {};
  kept.set(sign, undefined);
  return () => {
    kept.delete(sign);
    tell(environment);
  };
}
