/**
 * ms. Longer than any response so far and than a phone on a weak signal needs for the largest file, shorter than a
 * visitor's patience.
 */
const DEADLINE_MS = 15_000;

/** ms. The longest that timers take, for what waits for a person or the page. */
export const NO_DEADLINE = 2 ** 31 - 1;

/** Settles as the promise does, or rejects with what `late` returns after `ms` milliseconds. */
export function settleWithin<T>(promise: Promise<T>, late: () => Error, ms = DEADLINE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns a function that calls `load` once, and again only after a failure. */
export function rememberSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= load().catch((cause: unknown) => {
      pending = undefined;
      throw cause;
    });
    return pending;
  };
}
