/**
 * Everything that can be themed, in one table. The `Theme` type, the CSS custom properties, both presets and the
 * documentation are derived from it. To add a token, add a row here and describe it in docs/token-uses.ts, which
 * visitors do not download.
 */
import { cssName, type Look, privateProperty } from './overrides.ts';

/** Colors that follow from the brand's `accent` and `surface`. `on-` is readable on them. */
export type BrandColor =
  | 'accent'
  | 'accent-line'
  | 'on-accent'
  | 'surface'
  | 'on-surface'
  | 'surface-secondary'
  | 'surface-line'
  | 'surface-error'
  | 'surface-success'
  /** Stands out from what is lower on it. */
  | 'surface-raised'
  /** Of a field, a little lighter where it is dark. */
  | 'surface-field';

/** A token's value in the light and in the dark preset. */
export interface Token {
  readonly light: string;
  readonly dark: string;
  /** The first of these that the brand has takes the preset's place. */
  readonly brand?: readonly BrandColor[];
}

/** The value of another token, so that changing `colors.primary`, for example, also changes what derives from it. */
const follow = (path: string): string => `var(--_${cssName(path)})`;

/** A color that has something of the text, so that it goes with every brand. Without `ground`, it is translucent. */
const tint = (percent: number, ground?: string): string =>
  `color-mix(in srgb, ${follow('colors.text')} ${percent}%, ${ground === undefined ? 'transparent' : follow(ground)})`;

const pair = (light: string, dark: string, ...brand: readonly BrandColor[]): Token => ({
  light,
  dark,
  brand,
});

const same = (value: string): Token => ({ light: value, dark: value });

/** px, at a density of 1. */
const scaled = (size: number): Token => same(`calc(${size}px * ${follow('density')})`);

/** A font size that grows with the browser's. On pages whose root has a small one, such as 62.5%, it stays as it is. */
const text = (px: number): Token => same(`max(${px}px, ${px / 16}rem)`);

/** For the values of a brand. Without `accent` or `surface`, the presets stay as they are. */
const UNSET = same('initial');

/** Keys are dotted paths in `Theme`. */
export const tokens = {
  accent: UNSET,
  surface: UNSET,
  density: same('1'),
  logoHeight: same('50px'),
  'container.backgroundColor': pair('#FFFFFF', '#14212A', 'surface'),
  'container.borderColor': pair('#ADBCC5', '#5B717E', 'surface-line'),
  'container.borderRadius': same('8px'),
  'container.width': same('400px'),
  'container.padding': scaled(32),
  'container.shadow': pair(
    `0 1px 2px ${tint(6)}, 0 8px 24px ${tint(6)}`,
    '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 30%)',
  ),
  'colors.text': pair('#19303D', '#E4ECF0', 'on-surface'),
  'colors.primary': pair('#19303D', '#E4ECF0', 'accent', 'on-surface'),
  'colors.secondary': pair('#5C727D', '#A9BBC5', 'surface-secondary'),
  'colors.success': pair('#0C5A56', '#7AD1BE', 'surface-success'),
  'colors.error': pair('#8B1214', '#FF9D94', 'surface-error'),
  'colors.subtle': same(tint(6, 'container.backgroundColor')),
  'colors.line': same(tint(16)),
  'colors.focus': pair('#1668A6', '#7DC4F5', 'accent-line'),
  'colors.disabledBackground': same(tint(10)),
  'colors.disabledText': same(tint(45)),
  'buttons.height': scaled(45),
  'buttons.fontSize': text(18),
  'buttons.primary.backgroundColor': same(follow('colors.primary')),
  'buttons.primary.textColor': pair('#FFFFFF', '#14212A', 'on-accent', 'surface'),
  'buttons.primary.borderColor': same(follow('colors.primary')),
  'buttons.primary.borderRadius': same('4px'),
  'buttons.secondary.backgroundColor': pair('#FFFFFF', tint(6, 'container.backgroundColor'), 'surface'),
  'buttons.secondary.textColor': same(follow('colors.text')),
  'buttons.secondary.borderColor': same(follow('container.borderColor')),
  'buttons.secondary.borderRadius': same('4px'),
  'inputs.backgroundColor': pair(
    '#FFFFFF',
    `color-mix(in srgb, black 22%, ${follow('container.backgroundColor')})`,
    'surface-field',
  ),
  'inputs.textColor': same(follow('colors.text')),
  'inputs.placeholderColor': same(tint(68)),
  'inputs.borderColor': pair(tint(54), tint(46)),
  'inputs.borderRadius': same('4px'),
  'inputs.height': scaled(45),
  'inputs.fontSize': text(16),
  'tabs.selectedBackgroundColor': pair(
    follow('container.backgroundColor'),
    tint(12, 'colors.subtle'),
    'surface-raised',
  ),
  'typography.headerSize': text(24),
  'typography.headerWeight': same('600'),
  'typography.bodySize': text(16),
  'typography.helperSize': text(14),
  fontFamily: same('Arial, Helvetica, sans-serif'),
} as const satisfies Record<string, Token>;

/** The tokens of the look `modern` that differ. The rest follows from these. */
export const modernTokens: Readonly<Partial<Record<TokenPath, Token>>> = {
  'container.backgroundColor': pair('#FFFFFF', '#18181B'),
  'container.borderColor': same(tint(13)),
  'container.borderRadius': same('14px'),
  'container.shadow': same('0 1px 2px rgb(0 0 0 / 4%), 0 12px 32px rgb(0 0 0 / 8%)'),
  'colors.text': pair('#18181B', '#EDEDF0'),
  'colors.primary': pair('#18181B', '#EDEDF0'),
  'colors.secondary': pair('#5F5F68', '#A6A6AF'),
  'colors.success': pair('#067647', '#5FD3A4'),
  'colors.error': pair('#D92D20', '#FF8A80'),
  'colors.line': same(tint(13)),
  'colors.focus': pair('#2563EB', '#7AA8FF'),
  'buttons.height': scaled(40),
  'buttons.fontSize': text(15),
  'buttons.primary.textColor': same(follow('container.backgroundColor')),
  'buttons.primary.borderRadius': same('10px'),
  'buttons.secondary.borderRadius': same('10px'),
  'buttons.secondary.borderColor': same(tint(18)),
  // #202024
  'inputs.backgroundColor': pair('#FFFFFF', tint(4, 'container.backgroundColor')),
  'inputs.borderRadius': same('10px'),
  'inputs.height': scaled(40),
  'inputs.fontSize': text(15),
  'typography.headerSize': text(20),
  'typography.bodySize': text(15),
  'typography.helperSize': text(13),
  fontFamily: same('inherit'),
};

/** Where fingers are. */
export const modernTouchTokens = { 'buttons.height': scaled(44), 'inputs.height': scaled(44) } as const;

/** The dotted path of a token, such as `colors.primary`. */
export type TokenPath = keyof typeof tokens;

export const tokenPaths = Object.keys(tokens) as readonly TokenPath[];

type Head<Path extends string> = Path extends `${infer First}.${string}` ? First : Path;
type Rest<Path extends string, First extends string> = Path extends `${First}.${infer Tail}` ? Tail : never;
type Nested<Path extends string> = {
  [First in Head<Path>]?: [Rest<Path, First>] extends [never] ? Value<First> : Nested<Rest<Path, First>>;
};
type Value<Name extends string> = Name extends 'density' | `${string}Weight` ? string | number : string;

/** Any of the tokens, nested, and settings that are not styles. */
export type Theme = Nested<TokenPath> & {
  /** The tokens' defaults. The attribute `look` outranks it. */
  look?: Look;
  /** Hides the heading "Sign up or log in" from sight. */
  hideHeaderText?: boolean;
  /** Image above the header, shown at most 50 px high and 100 px wide. */
  logo?: { logoImageUrl?: string; alt?: string };
};

/** The custom property that a page can set on the element or an ancestor, such as `--auth-colors-primary`. */
export function publicProperty(path: TokenPath): `--auth-${string}` {
  return `--auth-${cssName(path)}`;
}

/** A `var()` with a token's value, for use in styles. */
export function token(path: TokenPath): string {
  return `var(${privateProperty(path)})`;
}
