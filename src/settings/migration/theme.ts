/** The tokens of the official element's themes, as ours. Pure. */

import { type Nested, put } from '../../kit/lib/objects.ts';
import { isRecord } from '../../kit/lib/records.ts';
import { type Theme, type TokenPath, tokens } from '../../kit/theme/tokens.ts';
import type { Remark } from './remark.ts';

/** Our tokens that take a value, each with what it is multiplied with. */
type Targets = Partial<Record<TokenPath, number>>;

/** In this order: later ones win. */
const TOKENS: Readonly<Record<string, Targets>> = {
  background: {
    'container.backgroundColor': 1,
    'inputs.backgroundColor': 1,
    'buttons.secondary.backgroundColor': 1,
  },
  foreground: { 'colors.text': 1 },
  primary: { 'colors.primary': 1 },
  'primary-foreground': { 'buttons.primary.textColor': 1 },
  muted: { 'colors.subtle': 1 },
  'muted-foreground': { 'colors.secondary': 1, 'inputs.placeholderColor': 1 },
  accent: { 'tabs.selectedBackgroundColor': 1 },
  border: { 'container.borderColor': 1, 'buttons.secondary.borderColor': 1 },
  'container-border': { 'container.borderColor': 1 },
  input: { 'inputs.borderColor': 1 },
  ring: { 'colors.focus': 1 },
  destructive: { 'colors.error': 1 },
  success: { 'colors.success': 1 },
  'font-family': { fontFamily: 1 },
  'text-base': { 'typography.bodySize': 1, 'typography.headerSize': 1.5 },
  'container-width': { 'container.width': 1 },
  spacing: { 'container.padding': 9 },
  'rounded-base': {
    'container.borderRadius': 6,
    'buttons.primary.borderRadius': 2,
    'buttons.secondary.borderRadius': 2,
    'inputs.borderRadius': 2,
  },
  'container-radius': { 'container.borderRadius': 1 },
  'button-radius': { 'buttons.primary.borderRadius': 1, 'buttons.secondary.borderRadius': 1 },
  'input-radius': { 'inputs.borderRadius': 1 },
};

const BUTTON_SHADOW = 'style auth-widget::part(button) { box-shadow: … }';

/** The mend for a token that cannot be set, as the end of a sentence. */
const INSTEAD: Readonly<Record<string, string>> = {
  'header-font': 'style auth-widget::part(header) { font-family: … }',
  secondary: 'set theme.buttons.secondary.backgroundColor',
  'secondary-foreground': 'set theme.buttons.secondary.textColor',
  'accent-foreground': 'style auth-widget::part(tab) { color: … }',
  shadow: 'style auth-widget::part(button) and auth-widget::part(input) { box-shadow: … }',
  'shadow-button': BUTTON_SHADOW,
  'shadow-input': 'style auth-widget::part(input) { box-shadow: … }',
  'tab-background': 'style auth-widget::part(tab):hover { background: … }',
  'primary-button-hover': 'style auth-widget::part(button-primary):hover { background: … }',
  'secondary-button-hover': 'style auth-widget::part(button-secondary):hover { background: … }',
  'divider-color': 'style auth-widget::part(divider)',
  'focus-ring-shadow': 'set theme.colors.focus',
};

type Flat = ReadonlyMap<TokenPath, string>;

function flatten(theme: unknown): Flat {
  const flat = new Map<TokenPath, string>();
  for (const [name, targets] of Object.entries(TOKENS)) {
    const value: unknown = isRecord(theme) ? theme[name] : undefined;
    if (typeof value !== 'string') continue;
    for (const [path, factor] of Object.entries(targets))
      flat.set(path as TokenPath, factor === 1 ? value : `calc(${value} * ${factor})`);
  }
  return flat;
}

/** One theme for both color schemes. Only colors can differ. */
function combine(light: Flat, dark: Flat): Flat {
  const combined = new Map<TokenPath, string>();
  for (const path of new Set([...light.keys(), ...dark.keys()])) {
    const [one, other] = [light.get(path) ?? tokens[path].light, dark.get(path) ?? tokens[path].dark];
    const isColor = /color/i.test(path);
    combined.set(path, isColor && one !== other ? `light-dark(${one}, ${other})` : one);
  }
  return combined;
}

const nest = (flat: Flat): Theme =>
  [...flat].reduce<Nested>((theme, [path, value]) => put(theme, path.split('.'), value), {});

function remarksOn(theme: unknown): Remark[] {
  if (!isRecord(theme)) return [];
  return Object.keys(theme)
    .filter((name) => !Object.hasOwn(TOKENS, name) && name !== 'color-scheme')
    .map((name) => ({ setting: `presentation.theme.${name}`, instead: INSTEAD[name] }));
}

export interface MigratedTheme {
  readonly theme: Theme;
  readonly colorScheme: 'light' | 'dark' | 'auto' | undefined;
  readonly remarks: readonly Remark[];
}

/** @param given a theme, or one for light and one for dark */
export function migrateTheme(given: unknown): MigratedTheme {
  if (Array.isArray(given)) {
    const [light, dark] = given as readonly unknown[];
    const remarks = new Map(
      [...remarksOn(light), ...remarksOn(dark)].map((remark) => [remark.setting, remark]),
    );
    return {
      theme: nest(combine(flatten(light), flatten(dark))),
      colorScheme: 'auto',
      remarks: [...remarks.values()],
    };
  }
  const scheme = isRecord(given) ? given['color-scheme'] : undefined;
  return {
    theme: nest(flatten(given)),
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    remarks: remarksOn(given),
  };
}
