import { privateProperty, themeOverrides } from './overrides.ts';
import { publicProperty, type Theme, tokenPaths, tokens } from './tokens.ts';

/** `auto` follows the visitor's system, and changes with it. */
export type PresetName = 'light' | 'dark' | 'auto';

type Declarations = Record<string, string>;

/** The styles of a themed container. */
export interface ThemeStyles {
  /** For emotion: sets each private property to the page's `--auth-…` property, or else to the preset's value. */
  readonly preset: Readonly<Record<string, string | Declarations>>;
  /** For React's `style`: the theme's values. Emotion would keep a rule for each value that the page ever sets. */
  readonly overrides: Readonly<Declarations>;
}

/** Turns a theme into styles. Precedence, lowest first: preset, the page's `--auth-…` properties, theme. */
export function themeStyles(theme: Theme | undefined, preset: PresetName): ThemeStyles {
  // A page's property may hold anything, and the message about it needs a preset, too.
  const known = typeof preset === 'string' ? preset : 'light';
  return { preset: presets[known], overrides: themeOverrides(theme) };
}

function declarations(scheme: 'light' | 'dark'): Declarations {
  const result: Declarations = { colorScheme: scheme };
  for (const path of tokenPaths) {
    result[privateProperty(path)] = `var(${publicProperty(path)}, ${tokens[path][scheme]})`;
  }
  return result;
}

const presets: Readonly<Record<PresetName, Readonly<Record<string, string | Declarations>>>> = {
  light: declarations('light'),
  dark: declarations('dark'),
  auto: { ...declarations('light'), '@media (prefers-color-scheme: dark)': declarations('dark') },
};
