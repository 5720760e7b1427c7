import { type RefObject, useEffect, useRef } from 'react';
import type { Settings } from '../config/settings.ts';
import { publicProperty, tokenPaths } from '../theme/tokens.ts';

/** Whether there is anything to advise on: what attributes of their own say is judged with the settings. */
function isConfigured(container: HTMLElement, { sources }: Settings): boolean {
  const style = getComputedStyle(container);
  return (
    sources.some(({ config, theme, strings }) => (config ?? theme ?? strings) !== undefined) ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/**
 * Tells the page's author, once each, what of the page's wishes has no effect, and which texts its colours make hard
 * to read. Unlike a problem that does not keep the widget from working.
 */
export function useAdvice(container: RefObject<HTMLElement | null>, settings: Settings): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const box = container.current;
    if (box === null || !isConfigured(box, settings)) return;
    const look = async () => {
      const { adviceOn } = await import('./advice.ts');
      for (const advice of adviceOn(box, settings)) {
        if (said.current.has(advice)) continue;
        said.current.add(advice);
        console.warn(`auth-widget: ${advice}`);
      }
    };
    // Advice only: without its code there is none.
    look().catch(() => undefined);
  }, [container, settings]);
}
