/** Remembers fetched chunks, so that a screen whose code has been fetched renders synchronously. */

export type Loader<T> = () => Promise<T>;

/** What the chunk of a first screen may export. */
export interface Prefetching {
  /** Starts to fetch what the screen is going to need. @param config nobody has checked it yet */
  readonly prefetch?: (config: object) => void;
}

const fetched = new Map<Loader<unknown>, unknown>();

/** Fetches a chunk. A failed fetch can be retried. */
export async function fetchPart<T>(loader: Loader<T>): Promise<T> {
  const part = await loader();
  fetched.set(loader, part);
  return part;
}

export function isFetched(loader: Loader<unknown>): boolean {
  return fetched.has(loader);
}

/** Returns a chunk for which `isFetched` is true. */
export function fetchedPart<T>(loader: Loader<T>): T {
  // The map holds what this loader resolved with.
  return fetched.get(loader) as T;
}
