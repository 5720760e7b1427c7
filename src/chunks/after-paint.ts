/** ms. For pages that are not painted: tabs in the background, frames that are not shown. */
const NEVER_PAINTED_MS = 1000;

/** Resolves when the browser has painted what is about to be drawn. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NEVER_PAINTED_MS);
  });
}
