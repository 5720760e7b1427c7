/** What the author of a page may want to know. Fetched only where the page has said anything of its own. */
import type { BaseSettings } from '../config/settings.ts';
import { themeOverrides } from '../theme/to-css.ts';
import { publicProperty, tokenPaths } from '../theme/tokens.ts';
import { contrastFaults } from './contrast.ts';
import { unheeded } from './unused-settings.ts';

/** Whether the page has changed anything of the presets, which are readable. */
function isThemed(container: HTMLElement, { theme }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  return (
    Object.keys(themeOverrides(theme)).length > 0 ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/** Sentences. */
export function warningsAbout(container: HTMLElement, settings: BaseSettings): readonly string[] {
  return [
    ...unheeded(settings.given, (property, value) => CSS.supports(property, value)),
    ...(isThemed(container, settings) ? contrastFaults(container) : []),
  ];
}
