import { privateProperty, publicProperty, type Theme, type TokenPath, tokenPaths, tokens } from './tokens.ts';

/** Which preset is the ground: `auto` follows the visitor's system, live. */
export type ColorScheme = 'light' | 'dark' | 'auto';

type Declarations = Record<string, string>;

/** What a themed container takes. */
export interface ThemeStyles {
  /** Emotion style: private properties from the page's own ones, else from the preset. Three in all, so cached. */
  readonly preset: Readonly<Record<string, string | Declarations>>;
  /** For React's `style`: the theme's values. Set through the CSSOM, so no rule piles up per theme value. */
  readonly overrides: Readonly<Declarations>;
}

/**
 * Turns a theme into styles. Precedence, lowest first: preset, the page's `--auth-…`, the theme.
 */
export function themeStyles(theme: Theme | undefined, colorScheme: ColorScheme): ThemeStyles {
  return { preset: presets[colorScheme], overrides: themeOverrides(theme) };
}

/** The theme's usable values as private custom properties. */
export function themeOverrides(theme: Theme | undefined): Declarations {
  const overrides: Declarations = {};
  for (const path of tokenPaths) {
    const value = valueAt(theme, path);
    if (typeof value === 'string' && isSafeValue(value)) overrides[privateProperty(path)] = value.trim();
  }
  return overrides;
}

/** Theme values may come from an attribute: they must not end the declaration or fetch anything. */
export function isSafeValue(value: string): boolean {
  return value.trim() !== '' && !/[;{}\\]|url\s*\(|image-set\s*\(/i.test(value);
}

function valueAt(theme: unknown, path: TokenPath): unknown {
  let value = theme;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function declarations(scheme: 'light' | 'dark'): Declarations {
  const result: Declarations = { colorScheme: scheme };
  for (const path of tokenPaths) {
    result[privateProperty(path)] = `var(${publicProperty(path)}, ${tokens[path][scheme]})`;
  }
  return result;
}

const presets: Readonly<Record<ColorScheme, Readonly<Record<string, string | Declarations>>>> = {
  light: declarations('light'),
  dark: declarations('dark'),
  auto: { ...declarations('light'), '@media (prefers-color-scheme: dark)': declarations('dark') },
};
