import { privateProperty, themeOverrides } from './overrides.ts';
import {
  modernTokens,
  modernTouchTokens,
  publicProperty,
  type Theme,
  type Token,
  type TokenPath,
  tokens,
} from './tokens.ts';

/** `auto` follows the visitor's system, and changes with it. */
export type PresetName = 'light' | 'dark' | 'auto';

type Declarations = Readonly<Record<string, string>>;

/** As emotion takes them: rules may be nested. */
interface Rules {
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

/** Each property is the page's `--auth-…` property, or else the value of the table. */
function propertiesFor(table: Readonly<Partial<Record<TokenPath, string>>>): Declarations {
  return Object.fromEntries(
    Object.entries(table).map(([path, value]) => [
      privateProperty(path),
      `var(${publicProperty(path as TokenPath)}, ${value})`,
    ]),
  );
}

type Scheme = 'light' | 'dark';

const valuesOf = (table: Readonly<Partial<Record<TokenPath, Token>>>, scheme: Scheme) =>
  Object.fromEntries(Object.entries(table).map(([path, token]) => [path, token[scheme]]));

const MODERN = '&[data-look=modern]';

const declarations = (scheme: Scheme) => ({
  colorScheme: scheme,
  ...propertiesFor(valuesOf(tokens, scheme)),
  [MODERN]: {
    ...propertiesFor(valuesOf(modernTokens, scheme)),
    '@media (pointer: coarse)': propertiesFor(modernTouchTokens),
  },
});

const presets: Readonly<Record<PresetName, ThemeStyles['preset']>> = {
  light: declarations('light'),
  dark: declarations('dark'),
  auto: { ...declarations('light'), '@media (prefers-color-scheme: dark)': declarations('dark') },
};
