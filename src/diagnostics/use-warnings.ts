import { type RefObject, useEffect, useRef } from 'react';
import type { BaseSettings } from '../config/settings.ts';
import { publicProperty, tokenPaths } from '../theme/tokens.ts';

/** Whether there is anything to advise on: what attributes of their own say is judged with the settings. */
function isConfigured(container: HTMLElement, { given }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  return (
    given.some(({ config, theme, strings }) => (config ?? theme ?? strings) !== undefined) ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/**
 * Tells the page's author, once each, what of the page's wishes has no effect, and which texts its colours make hard
 * to read. Unlike a problem that does not keep the widget from working.
 */
export function useWarnings(container: RefObject<HTMLElement | null>, settings: BaseSettings): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const box = container.current;
    if (box === null || !isConfigured(box, settings)) return;
    const look = async () => {
      const { warningsAbout } = await import('./warnings.ts');
      for (const warning of warningsAbout(box, settings)) {
        if (said.current.has(warning)) continue;
        said.current.add(warning);
        console.warn(`auth-widget: ${warning}`);
      }
    };
    // Advice only: without its code there is none.
    look().catch(() => undefined);
  }, [container, settings]);
}
