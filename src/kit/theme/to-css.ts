import { privateProperty, themeOverrides } from './overrides.ts';
import {
  type BrandColor,
  modernTokens,
  modernTouchTokens,
  publicProperty,
  type Theme,
  type Token,
  type TokenPath,
  token,
  tokens,
} from './tokens.ts';

/** `auto` follows the visitor's system, and changes with it. */
export type PresetName = 'light' | 'dark' | 'auto';

type Declarations = Readonly<Record<string, string>>;

/** As emotion takes them: rules may be nested. */
export interface Rules {
  readonly [name: string]: string | Rules;
}

/** The styles of a themed container. */
export interface ThemeStyles {
  /** For emotion: sets each private property to the page's `--auth-…` property, or else to the preset's value. */
  readonly preset: Rules;
  /** For React's `style`: the theme's values. Emotion would keep a rule for each value that the page ever sets. */
  readonly overrides: Declarations;
}

/** Turns a theme into styles. Precedence, lowest first: preset, the page's `--auth-…` properties, theme. */
export function themeStyles(theme: Theme | undefined, preset: PresetName): ThemeStyles {
  // A page's property may hold anything, and the message about it needs a preset, too.
  const known = typeof preset === 'string' ? preset : 'light';
  return { preset: presets[known], overrides: themeOverrides(theme) };
}

type Scheme = 'light' | 'dark';

/** Each property is the page's `--auth-…` property, or else what follows from the brand, or else the value of the table. */
function propertiesFor(table: Readonly<Partial<Record<TokenPath, Token>>>, scheme: Scheme): Declarations {
  const rows = Object.entries(table) as readonly (readonly [TokenPath, Token])[];
  const valueOf = (path: TokenPath, own: Token): string => {
    const { brand = [] }: Token = tokens[path];
    return [publicProperty(path), ...brand.map(privateProperty)].reduceRight(
      (value, property) => `var(${property}, ${value})`,
      own[scheme],
    );
  };
  return Object.fromEntries(rows.map(([path, own]) => [privateProperty(path), valueOf(path, own)]));
}

const accent = token('accent');
const surface = token('surface');

/**
 * Black on what is light and white on what is dark, by the luminance at which both have the same contrast (4.58). Softened where
 * there is contrast to spare.
 */
const readableOn = (color: string): string => {
  const light = 'calc(1 - clamp(0, (.05 - y) * 3, .15))';
  const dark = 'clamp(0, (y - .5) * .02, .01)';
  const luminance = `clamp(${dark}, (.179 - y) * 1000, ${light})`;
  return `color(from ${color} xyz-d65 calc(.9505 * ${luminance}) ${luminance} calc(1.089 * ${luminance}))`;
};

const onSurface = `var(${privateProperty('on-surface')})`;

const brandColors: Readonly<Record<Exclude<BrandColor, TokenPath>, string>> = {
  'on-accent': readableOn(accent),
  'on-surface': readableOn(surface),
  'accent-line': `color-mix(in srgb, ${accent} 45%, ${token('colors.text')})`,
  'surface-secondary': `color-mix(in srgb, ${onSurface} 72%, ${surface})`,
  'surface-line': `color-mix(in srgb, ${onSurface} 14%, transparent)`,
  'surface-error': `color-mix(in srgb, #E5484D 55%, ${onSurface})`,
  'surface-success': `color-mix(in srgb, #12A150 50%, ${onSurface})`,
};

/**
 * What follows from a brand. Where the brand has no value, neither have these, and the presets' apply; so, too, where a browser
 * cannot calculate with colors.
 */
export const brandRules = {
  '@supports (color: color(from red xyz-d65 x y z))': Object.fromEntries(
    Object.entries(brandColors).map(([name, value]) => [privateProperty(name), value]),
  ),
};

const MODERN = '&[data-look=modern]';

const declarations = (scheme: Scheme) => ({
  colorScheme: scheme,
  ...propertiesFor(tokens, scheme),
  [MODERN]: {
    'text-wrap': 'pretty',
    ...propertiesFor(modernTokens, scheme),
    '@media (pointer: coarse)': propertiesFor(modernTouchTokens, scheme),
  },
});

const presets: Readonly<Record<PresetName, ThemeStyles['preset']>> = {
  light: declarations('light'),
  dark: declarations('dark'),
  auto: { ...declarations('light'), '@media (prefers-color-scheme: dark)': declarations('dark') },
};
