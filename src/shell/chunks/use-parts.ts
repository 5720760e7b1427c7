import { useEffect, useState } from 'react';
import { whenIdle } from '../../kit/lib/when-idle.ts';
import { fetchedPart, fetchPart, isFetched, type Loader } from './fetch-part.ts';

export type Parts<T> =
  | { readonly status: 'loaded'; readonly parts: readonly T[] }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown; readonly retry: () => void };

interface FailedFetch {
  readonly loaders: readonly Loader<unknown>[];
  readonly cause: unknown;
}

/** Returns the chunks of `loaders`, which must be stable functions, and fetches those that are missing. */
export function useParts<T>(loaders: readonly Loader<T>[]): Parts<T> {
  const missing = loaders.filter((loader) => !isFetched(loader));
  const [requested, setRequested] = useState(missing);
  const [failed, setFailed] = useState<FailedFetch>();
  const [, rerender] = useState(0);

  // Stays the same array while the same loaders are missing, so that a failure belongs to them and not to later ones.
  const changed =
    missing.length !== requested.length || missing.some((loader, index) => loader !== requested[index]);
  if (changed) setRequested(missing);
  const hasFailed = failed?.loaders === requested;

  useEffect(() => {
    if (requested.length === 0 || hasFailed) return;
    let current = true;
    Promise.all(requested.map(fetchPart)).then(
      () => current && rerender((count) => count + 1),
      (cause: unknown) => current && setFailed({ loaders: requested, cause }),
    );
    return () => {
      current = false;
    };
  }, [requested, hasFailed]);

  if (missing.length === 0) return { status: 'loaded', parts: loaders.map(fetchedPart) };
  if (changed || !hasFailed) return { status: 'loading' };
  return { status: 'failed', cause: failed.cause, retry: () => setFailed(undefined) };
}

/** Fetches chunks that are going to be needed. Whoever needs one requests it again, and learns of a failure. */
export function fetchNow(loaders: readonly Loader<unknown>[]): void {
  for (const loader of loaders) fetchPart(loader).catch(() => undefined);
}

/**
 * Fetches chunks that may be needed later, once the browser is idle.
 * @returns cancels the fetch if it has not started yet
 */
export const fetchWhenIdle = (loaders: readonly Loader<unknown>[]): (() => void) =>
  whenIdle(() => fetchNow(loaders));
