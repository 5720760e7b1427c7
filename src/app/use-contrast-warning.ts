import { type RefObject, useEffect, useRef } from 'react';
import { type ColorScheme, themeOverrides } from '../theme/to-css.ts';
import { publicProperty, type Theme, tokenPaths } from '../theme/tokens.ts';

/** Whether the page has changed anything of the presets, which are readable. */
function isThemed(container: HTMLElement, theme: Theme | undefined): boolean {
  const style = getComputedStyle(container);
  return (
    Object.keys(themeOverrides(theme)).length > 0 ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/** Tells the page's author, once each, which texts the page's own colours make hard to read. */
export function useContrastWarning(
  container: RefObject<HTMLElement | null>,
  theme: Theme | undefined,
  colorScheme: ColorScheme | undefined,
): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const box = container.current;
    if (box === null || !isThemed(box, theme)) return;
    const look = async () => {
      const { contrastFaults } = await import('../theme/contrast.ts');
      for (const fault of contrastFaults(box)) {
        if (said.current.has(fault)) continue;
        said.current.add(fault);
        console.warn(`auth-widget: ${fault}`);
      }
    };
    // Advice only: without its code there is none.
    look().catch(() => undefined);
  }, [container, theme, colorScheme]);
}
