/** The style sheets' common part, for elements without React. The build calculates all of them (build/style-texts.mjs). */
import { brandRules, DARK_SYSTEM, darkPreset, lightPreset, type Rules } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

/** The text of rules, which may be nested as emotion's. */
function rulesOf(selector: string, rules: Rules): string {
  const declarations = Object.entries(rules).map(([name, value]) =>
    typeof value === 'string' ? `${name === 'colorScheme' ? 'color-scheme' : name}:${value};` : '',
  );
  const nested = Object.entries(rules).map(([name, value]) => {
    if (typeof value === 'string') return '';
    return name.startsWith('@')
      ? `${name}{${rulesOf(selector, value)}}`
      : rulesOf(name.replace('&', selector), value);
  });
  return [`${selector}{${declarations.join('')}}`, ...nested].join('');
}

/** The tokens of each color scheme, by the class of the container. */
const presets =
  rulesOf('.ui', { ...lightPreset, ...brandRules }) +
  rulesOf('.dark', darkPreset) +
  rulesOf('.auto', { [DARK_SYSTEM]: darkPreset });

/** Resets the styles that the container would inherit from the page, and sets those that everything in it shares. A family may be `inherit`, which no shorthand takes. */
const base = `
:host{max-width:100%}
:host([hidden]){display:none}
[hidden]{display:none!important}
.ui{box-sizing:border-box;font:400 1em/1.5 serif;font-family:${token('fontFamily')};font-size:${token('typography.bodySize')};color:${token('colors.text')};letter-spacing:normal;text-align:start;text-transform:none;white-space:normal;-webkit-tap-highlight-color:transparent}
.ui *{box-sizing:border-box;margin:0}
@keyframes turn{to{transform:rotate(1turn)}}`;

/** Every sheet begins with these. */
export const sharedRules = presets + base;

/** The outline of what has the focus. */
export const focusRing = `outline:2px solid;outline-color:${token('colors.focus')};outline-offset:2px`;

/** The ring that turns while an answer is awaited, for an `::after`. */
export const spinner =
  'content:"";flex:none;width:16px;height:16px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;animation:turn .8s linear infinite';
