/** True if the visitor has come back to the page, by a reload or in the history, instead of opening it anew. */
export function isReturn(): boolean {
  return navigationType() !== 'navigate';
}

/** True if the visitor has come back to the page in the history. */
export function isBack(): boolean {
  return navigationType() === 'back_forward';
}

function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
