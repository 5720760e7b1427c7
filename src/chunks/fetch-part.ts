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
