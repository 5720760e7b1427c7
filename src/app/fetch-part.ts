/** Chunks that were fetched, readable at once: a screen whose code is here is shown without a pause. */

export type Loader<T> = () => Promise<T>;

const fetched = new Map<Loader<unknown>, unknown>();

/** Fetches a chunk; a failed fetch can be tried again. */
export async function fetchPart<T>(loader: Loader<T>): Promise<T> {
  const part = await loader();
  fetched.set(loader, part);
  return part;
}

export function isFetched(loader: Loader<unknown>): boolean {
  return fetched.has(loader);
}

/** A chunk that `isFetched`. */
export function fetchedPart<T>(loader: Loader<T>): T {
  // The map's value is what this very loader resolved with.
  return fetched.get(loader) as T;
}

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
