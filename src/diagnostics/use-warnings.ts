import { type RefObject, useEffect, useRef } from 'react';
import type { BaseSettings } from '../config/settings.ts';
import { publicProperty, tokenPaths } from '../theme/tokens.ts';

/** Whether the page configures anything that `warnings.ts` looks at. Attributes are validated with the settings. */
function isConfigured(container: HTMLElement, { given }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  return (
    given.some(({ config, theme, strings }) => (config ?? theme ?? strings) !== undefined) ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/**
 * Warns the page's author in the console, once each, about settings that are ignored and about colors that make text
 * hard to read. Unlike a `Problem`, these do not keep the widget from working.
 */
export function useWarnings(container: RefObject<HTMLElement | null>, settings: BaseSettings): void {
  const reported = useRef(new Set<string>());
  useEffect(() => {
    const element = container.current;
    if (element === null || !isConfigured(element, settings)) return;
    const warn = async () => {
      const { warningsAbout } = await import('./warnings.ts');
      for (const warning of warningsAbout(element, settings)) {
        if (reported.current.has(warning)) continue;
        reported.current.add(warning);
        console.warn(`auth-widget: ${warning}`);
      }
    };
    // If the code fails to load, there are just no warnings.
    warn().catch(() => undefined);
  }, [container, settings]);
}
