import { fetchPart, type Loader } from './fetch-part.ts';

/** Fetches chunks that may be wanted later, when the browser has nothing better to do. */
export function fetchWhenIdle(loaders: readonly Loader<unknown>[]): () => void {
  const fetchAll = () => {
    for (const loader of loaders) fetchPart(loader).catch(() => undefined);
  };
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(fetchAll, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(handle);
}
