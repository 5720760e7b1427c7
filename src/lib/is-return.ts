/** Whether the visitor has come back to the page, by a reload or in the history, instead of opening it anew. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
