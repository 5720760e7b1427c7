/** A theme as custom properties. Part of the entry chunk, so it does without the table of tokens. */

/** A token's path as part of a CSS name, such as `container-border-color`. */
export function cssName(path: string): string {
  return path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The custom property that the container sets and the widget's styles read. */
export function privateProperty(path: string): `--_${string}` {
  return `--_${cssName(path)}`;
}

/** True if no quote, bracket or comment is left open, which would swallow the declarations that follow. */
function isClosed(value: string): boolean {
  let rest = value.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  for (let last = ''; rest !== last; ) {
    last = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  return !/["'()[\]]|\/\*/.test(rest);
}

/** Theme values may come from an attribute, so they must not end the declaration or load anything. */
export function isSafeValue(value: string): boolean {
  return value.trim() !== '' && !/[;{}\\]|url\s*\(|image-set\s*\(/i.test(value) && isClosed(value);
}

/** A name is part of the name of a property, so it must not end that. */
const NAME = /^[a-z]\w*$/i;

/** The options of a theme that are no styles. */
const NO_STYLES: readonly string[] = ['logo', 'look'];

/** `classic` has the default theme of the specification; `modern` the page's own font, and neutral colors. */
export type Look = 'classic' | 'modern';
export type ColorScheme = 'light' | 'dark' | 'auto';

/** The look of a theme, which may hold anything. */
export const lookOf = (theme: { readonly look?: unknown } | undefined): Look =>
  theme?.look === 'modern' ? 'modern' : 'classic';

/** The tokens without a unit, which may be numbers. */
export const UNITLESS = /^density$|Weight$/;

/** The theme's valid values as private custom properties. Properties that are not tokens have no effect. */
export function themeOverrides(
  given: unknown,
  path: readonly string[] = [],
): Readonly<Record<string, string>> {
  const theme = Number.isFinite(given) && UNITLESS.test(path.join('.')) ? String(given) : given;
  if (typeof theme === 'string' && path.length > 0)
    return isSafeValue(theme) ? { [privateProperty(path.join('.'))]: theme.trim() } : {};
  if (typeof theme !== 'object' || theme === null || path.length > 2) return {};
  const overrides = Object.entries(theme)
    .filter(([key]) => NAME.test(key) && (path.length > 0 || !NO_STYLES.includes(key)))
    .map(([key, value]) => themeOverrides(value, [...path, key]));
  return Object.assign({}, ...overrides) as Readonly<Record<string, string>>;
}
