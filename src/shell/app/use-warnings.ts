import { type RefObject, useEffect, useRef } from 'react';
import type { WarningsFor } from '../../advice/warnings.ts';
import { elementOf, hasOtherAttributes } from '../../kit/lib/observed-attributes.ts';
import { publicProperty, tokenPaths } from '../../kit/theme/tokens.ts';
import type { BaseSettings } from '../../settings/settings.ts';

export type ImportWarnings = () => Promise<{ readonly warningsFor: WarningsFor }>;

/** True if the page is without TLS, or has set anything that the warnings cover. Values of single attributes are checked with the settings. */
function isConfigured(container: HTMLElement, { sources }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  const element = elementOf(container);
  return (
    !isSecureContext ||
    (element !== undefined && hasOtherAttributes(element)) ||
    sources.some(({ config, theme, strings }) => (config ?? theme ?? strings) !== undefined) ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/**
 * Logs a console warning for each setting that the widget ignores and for each text that the page's colors make hard to
 * read, each only once. Unlike a `Problem`, none of this keeps the widget from working.
 */
export function useWarnings(
  container: RefObject<HTMLElement | null>,
  settings: BaseSettings,
  importWarnings: ImportWarnings,
): void {
  const logged = useRef(new Set<string>());
  useEffect(() => {
    const box = container.current;
    if (box === null || !isConfigured(box, settings)) return;
    const warn = async () => {
      const insecure = isSecureContext ? undefined : await import('../../advice/not-secure.ts');
      const { warningsFor } = await importWarnings();
      const warnings = warningsFor(settings, elementOf(box), box);
      for (const warning of insecure ? [insecure.NOT_SECURE, ...warnings] : warnings) {
        if (logged.current.has(warning)) continue;
        logged.current.add(warning);
        console.warn(`auth-widget: ${warning}`);
      }
    };
    // If the chunk cannot be loaded, the widget works just as well without the warnings.
    warn().catch(() => undefined);
  }, [container, settings, importWarnings]);
}
