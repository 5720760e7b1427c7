/**
 * Does some work once the browser is idle.
 * @returns cancels it if it has not started yet
 */
export function whenIdle(work: () => void): () => void {
  try {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  } catch {
    // Safari has none, and a page may have replaced it.
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
}
