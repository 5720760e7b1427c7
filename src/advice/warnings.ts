/** Warnings for the page's author. Loaded only if the page sets a config, theme, strings, custom properties or attributes of its own. */

import { themeOverrides } from '../kit/theme/overrides.ts';
import { publicProperty, tokenPaths } from '../kit/theme/tokens.ts';
import type { OptionTable } from '../settings/option-checks.ts';
import type { BaseSettings } from '../settings/settings.ts';
import { contrastWarnings } from './contrast.ts';
import { ignoredSettings } from './ignored-settings.ts';
import { unknownAttributes } from './unknown-attributes.ts';

/** True if the page overrides any part of the presets, whose own contrast is tested. */
function isThemed(container: HTMLElement, { theme }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  return (
    Object.keys(themeOverrides(theme)).length > 0 ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/**
 * One sentence for each unknown attribute, each ignored setting and each pair of colors with too little contrast.
 * @param container what shows the colors; a closed shadow root hides it
 */
export type WarningsFor = (
  settings: BaseSettings,
  element: Element | undefined,
  container: HTMLElement | undefined,
) => readonly string[];

/**
 * @param options those that the flow knows
 * @param texts the texts that it shows, if they differ from those of the consumer flow
 */
export function createWarnings(options: OptionTable, texts?: object): WarningsFor {
  return (settings, element, container) => [
    ...(element ? unknownAttributes(element) : []),
    ...(settings.warnings ?? []),
    ...ignoredSettings(settings.sources, options, (property, value) => CSS.supports(property, value), texts),
    ...(container && isThemed(container, settings) ? contrastWarnings(container) : []),
  ];
}
