import { useEffect, useState } from 'react';

/** ms. A visitor who is still here by then has stopped the browser on its way. */
const LEFT_BY_MS = 15_000;

/**
 * Whether the browser is on its way to another page: from `leave()` on, until the visitor comes back to this very
 * page (the browser may keep it as it was left) or turns out not to have gone.
 */
export function useLeaving(): readonly [leaving: boolean, leave: () => void] {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const release = (): void => setLeaving(false);
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) release();
    };
    const timer = setTimeout(release, LEFT_BY_MS);
    addEventListener('pageshow', restored);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', restored);
    };
  }, [leaving]);

  return [leaving, () => setLeaving(true)];
}
