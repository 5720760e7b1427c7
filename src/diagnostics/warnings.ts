/** Warnings for the page's author. Loaded only if the page sets a config, theme, strings or custom properties. */
import type { BaseSettings } from '../config/settings.ts';
import { themeOverrides } from '../theme/overrides.ts';
import { publicProperty, tokenPaths } from '../theme/tokens.ts';
import { contrastWarnings } from './contrast.ts';
import { ignoredSettings, type SchemaObject } from './ignored-settings.ts';

/** Whether the page overrides any part of the presets, whose own contrast is tested. */
function isThemed(container: HTMLElement, { theme }: BaseSettings): boolean {
  const style = getComputedStyle(container);
  return (
    Object.keys(themeOverrides(theme)).length > 0 ||
    tokenPaths.some((path) => style.getPropertyValue(publicProperty(path)) !== '')
  );
}

/** One sentence for each ignored setting and each pair of colors with too little contrast. */
export type WarningsFor = (container: HTMLElement, settings: BaseSettings) => readonly string[];

/** @param config the options that the flow knows */
export function createWarnings(config: SchemaObject): WarningsFor {
  return (container, settings) => [
    ...ignoredSettings(settings.sources, config, (property, value) => CSS.supports(property, value)),
    ...(isThemed(container, settings) ? contrastWarnings(container) : []),
  ];
}
