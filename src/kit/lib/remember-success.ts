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
