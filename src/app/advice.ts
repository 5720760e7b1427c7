/** What the author of a page may want to know. Fetched only where the page has said anything of its own. */
import type { Settings } from '../config/settings.ts';
import { contrastFaults } from '../theme/contrast.ts';
import { themeOverrides } from '../theme/to-css.ts';
import { publicProperty, tokenPaths } from '../theme/tokens.ts';
import { unheeded } from './unheeded.ts';

/** Whether the page has changed anything of the presets, which are readable. */
function isThemed(container: HTMLElement, { theme }: Settings): boolean {
  const style = getComputedStyle(container);
  return (
    Object.keys(themeOverrides(theme)).length > 0 ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/** Sentences. */
export function adviceOn(container: HTMLElement, settings: Settings): readonly string[] {
  return [
    ...unheeded(settings.sources, (property, value) => CSS.supports(property, value)),
    ...(isThemed(container, settings) ? contrastFaults(container) : []),
  ];
}
