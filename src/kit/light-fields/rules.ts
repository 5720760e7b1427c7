/**
 * The rules for slotted fields. Important, because an important rule of a shadow root overrides those of the page, which
 * apply to slotted elements as well. `unset` takes the text's style from the box.
 */
import { privateProperty } from '../theme/overrides.ts';
import { container } from '../theme/sheets.ts';
import type { TokenPath } from '../theme/tokens.ts';
import { BOX } from './separate.ts';

/** Not `token`, which is in the app's chunk: these rules have to be there before it. */
const own = (path: TokenPath): string => `var(${privateProperty(path)})`;

const BACKGROUND = own('inputs.backgroundColor');
const PLACEHOLDER = own('inputs.placeholderColor');
const TEXT = own('inputs.textColor');

const every = (declarations: string): string => declarations.replace(/;|$/g, '!important$&');

const important = (selector: string, declarations: string): string =>
  `::slotted(${selector}){${every(declarations)}}`;

export const lightFieldRules: readonly string[] = [
  `${container} [${BOX}]{position:relative}`,
  // A slotted field inherits from its slot.
  `${container} [${BOX}]>slot{padding:inherit;border-radius:inherit;scroll-margin:inherit}`,
  // As high as a line of text, like a field.
  `${container} [${BOX}]::before{content:"\\a0"}`,
  important(
    'input',
    'all:unset;box-sizing:border-box;position:absolute;inset:0;width:100%;height:100%;padding:inherit;border-radius:inherit;scroll-margin:inherit;text-overflow:ellipsis;direction:inherit;unicode-bidi:isolate',
  ),
  `::slotted(input)::placeholder{${every(
    `color:${PLACEHOLDER};opacity:1;background:none;font:inherit;letter-spacing:inherit;line-height:inherit;text-decoration:none;text-indent:inherit;text-shadow:none;text-transform:inherit;word-spacing:inherit`,
  )}}`,
  // WebKit ignores the rule above.
  important('input:placeholder-shown', `-webkit-text-fill-color:${PLACEHOLDER};caret-color:${TEXT}`),
  important(
    'input:autofill',
    `box-shadow:0 0 0 100px ${BACKGROUND} inset;-webkit-text-fill-color:${TEXT};caret-color:${TEXT}`,
  ),
  important(
    'input[name=code]:autofill',
    'box-shadow:none;-webkit-text-fill-color:transparent;transition:background-color 1s 100000s',
  ),
  // Rendered, because Enter presses only buttons that are.
  important('form', 'all:unset;position:absolute;width:0;height:0;overflow:hidden;visibility:hidden'),
];
