import { whenIdle } from '../../kit/lib/when-idle.ts';
import { fetchPart, type Loader } from './fetch-part.ts';

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
