/** The style sheets of elements without React: constructable ones, because a strict CSP refuses any other. */
import { brandRules, type PresetName, themeStyles } from '../kit/theme/to-css.ts';
import { token } from '../kit/theme/tokens.ts';

const declarations = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)};`)
    .join('');

/** The rules of a color scheme, which may be nested as emotion's. */
function rulesOf(selector: string, rules: object): string {
  const nested = Object.entries(rules).filter(([, value]) => typeof value === 'object');
  return [
    `${selector}{${declarations(rules as Readonly<Record<string, unknown>>)}}`,
    ...nested.map(([name, inner]) =>
      name.startsWith('@')
        ? `${name}{${rulesOf(selector, inner)}}`
        : rulesOf(name.replace('&', selector), inner),
    ),
  ].join('');
}

const preset = (name: PresetName): string => rulesOf(`.${name}`, themeStyles(undefined, name).preset);

/** The tokens of each color scheme, by the class of the container. */
const presets = preset('light') + preset('dark') + preset('auto') + rulesOf('.ui', brandRules);

/** What the page's own styles would pass on to the container, and what everything in it shares. A family may be `inherit`, which no shorthand takes. */
const base = `
:host{max-width:100%}
:host([hidden]){display:none}
[hidden]{display:none!important}
.ui{box-sizing:border-box;font:400 1em/1.5 serif;font-family:${token('fontFamily')};font-size:${token('typography.bodySize')};color:${token('colors.text')};letter-spacing:normal;text-align:start;text-transform:none;white-space:normal;-webkit-tap-highlight-color:transparent}
.ui *{box-sizing:border-box;margin:0}
@keyframes turn{to{transform:rotate(1turn)}}`;

/** The outline of what has the focus. */
export const focusRing = `outline:2px solid ${token('colors.focus')};outline-offset:2px`;

/** The ring that turns while an answer is awaited, for an `::after`. */
export const spinner =
  'content:"";flex:none;width:16px;height:16px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;animation:turn .8s linear infinite';

/** Adopts the shared rules and these, once per root. A sheet can only be adopted in the document that it was made for. */
export function adoptRules(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (!view || root.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(presets + base + rules);
  root.adoptedStyleSheets = [sheet];
}
