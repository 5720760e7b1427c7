import { useEffect, useState } from 'react';
import { fetchedPart, fetchPart, isFetched, type Loader } from './fetch-part.ts';

export type Parts<T> =
  | { readonly status: 'loaded'; readonly parts: readonly T[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The chunks behind `loaders`, which are stable functions; fetched if need be. */
export function useParts<T>(loaders: readonly Loader<T>[]): Parts<T> {
  const missing = loaders.filter((loader) => !isFetched(loader));
  const [wanted, setWanted] = useState(missing);
  const [failed, setFailed] = useState<readonly Loader<T>[]>();
  const [, setArrived] = useState(0);

  // The same array for as long as the same loaders are missing: a failure is theirs, not the next ones'.
  const changed =
    missing.length !== wanted.length || missing.some((loader, index) => loader !== wanted[index]);
  if (changed) setWanted(missing);

  useEffect(() => {
    if (wanted.length === 0 || failed === wanted) return;
    let current = true;
    Promise.all(wanted.map(fetchPart)).then(
      () => current && setArrived((count) => count + 1),
      () => current && setFailed(wanted),
    );
    return () => {
      current = false;
    };
  }, [wanted, failed]);

  if (missing.length === 0) return { status: 'loaded', parts: loaders.map(fetchedPart) };
  if (changed || failed !== wanted) return { status: 'loading' };
  return { status: 'failed', retry: () => setFailed(undefined) };
}
