import { withoutPrototype } from '../lib/objects.ts';
import { privateProperty } from './overrides.ts';
import {
  type BrandColor,
  modernTokens,
  modernTouchTokens,
  publicProperty,
  type Token,
  type TokenPath,
  token,
  tokens,
} from './tokens.ts';

type Declarations = Readonly<Record<string, string>>;

/** As emotion takes them: rules may be nested. */
export interface Rules {
  readonly [name: string]: string | Rules;
}

type Scheme = 'light' | 'dark';

/** Each property is the page's `--auth-…` property, or else what follows from the brand, or else the value of the table. */
function propertiesFor(table: Readonly<Partial<Record<TokenPath, Token>>>, scheme: Scheme): Declarations {
  const rows = Object.entries(table) as readonly (readonly [TokenPath, Token])[];
  const valueOf = (path: TokenPath, own: Token): string => {
    const { brand = [] }: Token = withoutPrototype(tokens[path]);
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
  return `color(from ${color} xyz-d65 calc(.9505 * ${luminance}) ${luminance} calc(1.089 * ${luminance}) / 1)`;
};

const onSurface = `var(${privateProperty('on-surface')})`;

/** 1 on a surface on which white is more readable than black, else 0. */
const isDark = 'clamp(0, (.564 - l) * 1000, 1)';
/** A lightness with a contrast of at least 4.5 on the surface: .51 on white, about .76 on near black. */
const readable = `calc(${isDark} * (.74 + l * .2) + (1 - ${isDark}) * (.11 + l * .4))`;

const ground = token('container.backgroundColor');

/** An opaque color where a color is opaque, and the text's where that is transparent: CSS has no condition on colors. */
const orText = (color: string): string =>
  `color(from color-mix(in xyz-d65, ${color} 99.9%, ${token('colors.text')}) xyz-d65 x y z / 1)`;

/** Degrees in OKLCH of the errors' red, on light and on dark surfaces. */
const ERROR_HUE = 26;
const turn = `max(h - ${ERROR_HUE}, ${ERROR_HUE} - h)`;
/** Transparent within 25 degrees of the errors' red, where a ring would say that something is wrong. A gray has no hue. */
const unlikeError = `oklch(from ${accent} l c h / clamp(0, max(min(${turn}, 360 - ${turn}) - 25, .04 - c) * 1000, 1))`;

/** Both in one color, since a relative color has one origin: as it is mixed, `alpha` holds the ground's luminance. */
const onGround = `color-mix(in xyz-d65, ${orText(unlikeError)}, color(from ${ground} xyz-d65 0 0 0 / y))`;
const own = '(y * 2 * alpha + .05)';
const below = '(2 * alpha - .95)';
/** Transparent where it has less than 3.3:1 on the ground, which is 3:1 on a field, whose color is a little off the ground's. */
const seen = `color(from ${onGround} xyz-d65 calc(x * 2 * alpha) calc(y * 2 * alpha) calc(z * 2 * alpha) / clamp(0, (max(${own} - 3.3 * ${below}, ${below} - 3.3 * ${own})) * 1000, 1))`;

const brandColors: Readonly<Record<Exclude<BrandColor, TokenPath>, string>> = {
  'on-accent': readableOn(accent),
  'on-surface': readableOn(surface),
  'accent-line': orText(seen),
  'surface-secondary': `color-mix(in srgb, ${onSurface} 72%, oklch(from ${surface} l c h / 1))`,
  'surface-line': `color-mix(in srgb, ${onSurface} 14%, transparent)`,
  // About #B42318 on white, and #FF8A80 on near black.
  'surface-error': `oklch(from ${surface} ${readable} calc(.177 - .04 * ${isDark}) calc(29 - 6 * ${isDark}) / 1)`,
  'surface-success': `oklch(from ${surface} ${readable} .113 158 / 1)`,
  'surface-raised': `oklch(from ${surface} calc(l + .12 * ${isDark}) c h)`,
  'surface-field': `oklch(from ${surface} calc(l + .03 * ${isDark}) c h)`,
};

/**
 * Colors that follow from a brand. Where the brand has no value, neither have these, and the presets' apply; so, too, where a browser
 * cannot calculate with colors.
 */
export const brandRules = {
  '@supports (color: color(from red xyz-d65 x y z))': Object.fromEntries(
    Object.entries(brandColors).map(([name, value]) => [privateProperty(name), value]),
  ),
};

const MODERN = '&[data-look=modern]';

const declarations = (scheme: Scheme): Rules => ({
  colorScheme: scheme,
  ...propertiesFor(tokens, scheme),
  [MODERN]: {
    'text-wrap': 'pretty',
    ...propertiesFor(modernTokens, scheme),
    '@media (pointer: coarse)': propertiesFor(modernTouchTokens, scheme),
  },
});

/** The rules that are not the same in others. */
const differing = (rules: Rules, others: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) => {
      const other = others[name];
      if (typeof value === 'string' || typeof other !== 'object')
        return value === other ? [] : [[name, value]];
      const nested = differing(value, other);
      return Object.keys(nested).length > 0 ? [[name, nested]] : [];
    }),
  );

/** Sets each private property to the page's `--auth-…` property, or else to the preset's value. A theme's values outrank both. */
export const lightPreset = declarations('light');

/** The preset's differences where it is dark. */
export const darkPreset = differing(declarations('dark'), lightPreset);

/** Where the visitor's system is dark, too. */
export const DARK_SYSTEM = '@media (prefers-color-scheme: dark)';

/** Of a link button, a line of links or the watermark. */
export const LINK_HEIGHT = 24;
/** As a multiple of the font size. */
export const BODY_LINE_HEIGHT = 1.5;
/** The same of helper texts: 20 px at 14 px. */
export const HELPER_LINE_HEIGHT = 10 / 7;
/** Of a label or a divider. */
export const LABEL_LINE_HEIGHT = 20;

/** Between the sections of a screen. */
export const SECTION_GAP = 24;
/** Between the fields and buttons of a form. */
export const FORM_GAP = 16;
/** Between a label, its field and its error. */
export const FIELD_GAP = 8;

/** A gap as CSS, at the density of the theme. */
export const scaledGap = (gap: number): string => `calc(${gap}px * ${token('density')})`;
