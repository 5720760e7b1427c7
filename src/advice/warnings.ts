/** Warnings for the page's author. Loaded only if the page sets a config, theme, strings, custom properties or attributes of its own. */

import { elementOf } from '../kit/lib/observed-attributes.ts';
import { themeOverrides } from '../kit/theme/overrides.ts';
import { publicProperty, tokenPaths } from '../kit/theme/tokens.ts';
import type { BaseSettings } from '../settings/settings.ts';
import { contrastWarnings } from './contrast.ts';
import { ignoredSettings, type SchemaObject } from './ignored-settings.ts';
import { unknownAttributes } from './unknown-attributes.ts';

/** Whether the page overrides any part of the presets, whose own contrast is tested. */
function isThemed(container: HTMLElement, { theme }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  return (
    Object.keys(themeOverrides(theme)).length > 0 ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/** One sentence for each unknown attribute, each ignored setting and each pair of colors with too little contrast. */
export type WarningsFor = (container: HTMLElement, settings: BaseSettings) => readonly string[];

function unknownAttributesAround(container: HTMLElement): readonly string[] {
  const element = elementOf(container);
  return element === undefined ? [] : unknownAttributes(element);
}

/**
 * @param config the options that the flow knows
 * @param texts the texts that it shows, if they differ from those of the consumer flow
 */
export function createWarnings(config: SchemaObject, texts?: object): WarningsFor {
  return (container, settings) => [
    ...unknownAttributesAround(container),
    ...(settings.warnings ?? []),
    ...ignoredSettings(settings.sources, config, (property, value) => CSS.supports(property, value), texts),
    ...(isThemed(container, settings) ? contrastWarnings(container) : []),
  ];
}
