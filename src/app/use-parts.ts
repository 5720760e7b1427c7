import { useEffect, useState } from 'react';
import { fetchedPart, fetchPart, isFetched, type Loader } from './fetch-part.ts';

export type Parts<T> =
  | { readonly status: 'loaded'; readonly parts: readonly T[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The chunks behind `loaders`, which are stable functions; fetched if need be. */
export function useParts<T>(loaders: readonly Loader<T>[]): Parts<T> {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const missing = loaders.filter((loader) => !isFetched(loader));
  const wanted = missing.length;

  useEffect(() => {
    if (wanted === 0 || failed) return;
    let current = true;
    Promise.all(missing.map(fetchPart)).then(
      () => current && setArrived((count) => count + 1),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
    // `missing` is made anew on each render; how many are missing changes whenever it does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, failed]);

  if (wanted === 0) return { status: 'loaded', parts: loaders.map(fetchedPart) };
  return failed ? { status: 'failed', retry: () => setFailed(false) } : { status: 'loading' };
}
