import { fetchPart, type Loader } from './fetch-part.ts';

/** Fetches chunks that are going to be needed. Whoever needs one requests it again, and learns of a failure. */
export function fetchNow(loaders: readonly Loader<unknown>[]): void {
  for (const loader of loaders) fetchPart(loader).catch(() => undefined);
}

/**
 * Fetches chunks that may be needed later, once the browser is idle.
 * @returns cancels the fetch if it has not started yet
 */
export function fetchWhenIdle(loaders: readonly Loader<unknown>[]): () => void {
  const fetchAll = () => fetchNow(loaders);
  try {
    const handle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(handle);
  } catch {
    // Safari has none, and a page may have replaced it.
    const timer = setTimeout(fetchAll, 200);
    return () => clearTimeout(timer);
  }
}
