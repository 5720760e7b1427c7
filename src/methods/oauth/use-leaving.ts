import { useEffect, useState } from 'react';

/** By then the browser has left the page, or the visitor has stopped it. */
const LEFT_BY_MS = 15_000;

/**
 * Whether the browser is on its way to another page: from `leave()` until the visitor comes back to this page by the
 * back/forward cache, or has not left after a while.
 */
export function useLeaving(): readonly [leaving: boolean, leave: () => void] {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const stop = (): void => setLeaving(false);
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) stop();
    };
    const timer = setTimeout(stop, LEFT_BY_MS);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
    };
  }, [leaving]);

  return [leaving, () => setLeaving(true)];
}
