/**
 * The one table of everything that can be themed. The `Theme` type, the CSS custom properties, both presets and
 * the documentation are read from it: a new token is one row here.
 */

/** One row: its value in the light and in the dark preset, and what it is for. */
export interface Token {
  readonly light: string;
  readonly dark: string;
  readonly about: string;
}

/** A value that follows another token, so that changing `colors.primary` alone recolours what derives from it. */
const follow = (path: string): string => `var(--_${kebab(path)})`;

const pair = (light: string, dark: string, about: string): Token => ({ light, dark, about });

/** The same value in both presets. */
const same = (value: string, about: string): Token => ({ light: value, dark: value, about });

/** Every token by its dotted path in `Theme`. */
export const tokens = {
  'container.backgroundColor': pair('#FFFFFF', '#14212A', 'Background of the widget.'),
  'container.borderColor': pair('#ADBCC5', '#3A4E5A', 'Border of the widget and of dividers.'),
  'container.borderRadius': same('8px', 'Corner radius of the widget.'),
  'container.width': same('400px', 'Greatest width of the widget; it shrinks with its parent.'),
  'container.padding': same(
    '32px',
    'Greatest space between border and content; it shrinks on narrow screens.',
  ),
  'container.shadow': pair(
    '0 1px 2px rgb(25 48 61 / 6%), 0 8px 24px rgb(25 48 61 / 6%)',
    '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 30%)',
    'Shadow under the widget.',
  ),
  'colors.primary': pair('#19303D', '#E4ECF0', 'Headings, text and the primary button.'),
  'colors.secondary': pair('#5C727D', '#A9BBC5', 'Helper text, labels of dividers and icons.'),
  'colors.success': pair('#0C5A56', '#7AD1BE', 'Success marks, strong passwords, success toasts.'),
  'colors.error': pair('#8B1214', '#FF9D94', 'Error texts, invalid fields, error toasts.'),
  'colors.warning': pair('#8A5A00', '#EBC06D', 'Half-way states such as a middling password.'),
  'colors.subtle': pair('#EFF3F5', '#20313C', 'Quiet fills: the tab row, hovered options, tracks.'),
  'colors.focus': pair('#1668A6', '#7DC4F5', 'Focus ring.'),
  'colors.disabledBackground': pair('#F3F5F6', '#1E2D37', 'Background of disabled buttons.'),
  'colors.disabledText': pair('#8296A1', '#6E8391', 'Text of disabled buttons.'),
  'buttons.height': same('45px', 'Height of buttons.'),
  'buttons.fontSize': same('18px', 'Font size of buttons.'),
  'buttons.primary.backgroundColor': same(follow('colors.primary'), 'Background of the main action.'),
  'buttons.primary.textColor': pair('#FFFFFF', '#14212A', 'Text of the main action.'),
  'buttons.primary.borderColor': same(follow('colors.primary'), 'Border of the main action.'),
  'buttons.primary.borderRadius': same('4px', 'Corner radius of the main action.'),
  'buttons.secondary.backgroundColor': pair('#FFFFFF', '#1A2A34', 'Background of other actions.'),
  'buttons.secondary.textColor': same(follow('colors.primary'), 'Text of other actions.'),
  'buttons.secondary.borderColor': same(follow('container.borderColor'), 'Border of other actions.'),
  'buttons.secondary.borderRadius': same('4px', 'Corner radius of other actions.'),
  'inputs.backgroundColor': pair('#FFFFFF', '#0F1A21', 'Background of fields.'),
  'inputs.textColor': same(follow('colors.primary'), 'Text of fields.'),
  'inputs.placeholderColor': pair('#62767F', '#8FA3AE', 'Placeholder of fields.'),
  'inputs.borderColor': pair('#7D919C', '#6B808C', 'Border of fields.'),
  'inputs.borderRadius': same('4px', 'Corner radius of fields.'),
  'inputs.height': same('45px', 'Height of fields.'),
  'inputs.fontSize': same('16px', 'Font size of fields; under 16px iOS zooms into the page.'),
  'typography.headerSize': same('24px', 'Font size of the heading.'),
  'typography.headerWeight': same('600', 'Font weight of the heading.'),
  'typography.bodySize': same('16px', 'Font size of body text.'),
  'typography.helperSize': same('14px', 'Font size of helper texts, labels and errors.'),
  fontFamily: same('Arial, Helvetica, sans-serif', 'Font of everything in the widget.'),
} as const satisfies Record<string, Token>;

/** The dotted path of a token. */
export type TokenPath = keyof typeof tokens;

/** All paths in the order of the table. */
export const tokenPaths = Object.keys(tokens) as readonly TokenPath[];

type Head<Path extends string> = Path extends `${infer First}.${string}` ? First : Path;
type Rest<Path extends string, First extends string> = Path extends `${First}.${infer Tail}` ? Tail : never;
type Nested<Path extends string> = {
  [First in Head<Path>]?: [Rest<Path, First>] extends [never] ? string : Nested<Rest<Path, First>>;
};

/** What an integrator may set: any part of the tokens, nested, and the two settings that are no style. */
export type Theme = Nested<TokenPath> & {
  /** Leaves out "Sign up or log in". */
  hideHeaderText?: boolean;
  /** Image above the header, at most 50 px high and 100 px wide. */
  logo?: { logoImageUrl?: string; alt?: string };
};

/** The custom property that a page may set on the element or above it, such as `--auth-colors-primary`. */
export function publicProperty(path: TokenPath): `--auth-${string}` {
  return `--auth-${kebab(path)}`;
}

/** The widget's own property, set on its container; everything inside reads this one. */
export function privateProperty(path: TokenPath): `--_${string}` {
  return `--_${kebab(path)}`;
}

/** `var(…)` for a token, for use in styles. */
export function token(path: TokenPath): string {
  return `var(${privateProperty(path)})`;
}

function kebab(path: string): string {
  return path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
