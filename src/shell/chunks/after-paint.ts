/** For pages that are not painted: background tabs and hidden frames. */
const FALLBACK_MS = 1000;

/** Resolves after the next paint. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FALLBACK_MS);
  });
}
