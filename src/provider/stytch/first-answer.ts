/** The part of an SDK client that tells whether it has asked for its session. */
interface Asking {
  getInfo?(): { readonly fromCache: boolean };
  onChange?(changed: () => void): () => void;
}

/**
 * A new client asks for its session by itself, and repeats that until there is an answer. It may know of a session by its
 * cookies only.
 * @returns resolves with the first answer; undefined if the client has had it
 */
export function firstAnswer({ getInfo, onChange }: Asking = {}): Promise<void> | undefined {
  if (!onChange || !getInfo?.().fromCache) return undefined;
  return new Promise((resolve) => {
    const stop = onChange(() => {
      stop();
      resolve();
    });
  });
}
