/** Resolves when the page's scripts have run, those that its HTML names. */
export async function pageScripts(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `document.readyState` is `interactive` before deferred scripts have run, and after.
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0) return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
    addEventListener('load', resolve, { once: true });
  });
}
