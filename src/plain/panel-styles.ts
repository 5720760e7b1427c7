/** The styles of elements in which visitors change something of theirs. */

import { token } from '../kit/theme/tokens.ts';
import { focusRing, sharedRules, spinner } from './shared-styles.ts';

const helper = `font-size:${token('typography.helperSize')};line-height:1.43`;

export const panelRules = `${sharedRules}
:host{display:block}
.panel{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:20px;overflow-wrap:anywhere;word-break:auto-phrase}
section{position:relative;display:grid;gap:16px;padding:min(${token('container.padding')},6vw);border:1px solid ${token('container.borderColor')};border-radius:${token('container.borderRadius')};background:${token('container.backgroundColor')};box-shadow:${token('container.shadow')}}
h2{font-size:${token('typography.headerSize')};font-weight:${token('typography.headerWeight')};line-height:1.35}
h2:focus{outline:none}
.content{display:grid;gap:16px;justify-items:start}
ul{display:grid;width:100%;padding:0;list-style:none;border-block:1px solid ${token('colors.line')}}
li{padding-block:8px}
li+li{border-block-start:1px solid ${token('colors.line')}}
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px}
.what{display:grid;flex:auto;justify-items:start}
.name{font-weight:600;text-wrap:balance}
.ask{display:grid;gap:8px;width:100%;padding-block:4px}
.actions{display:flex;flex-wrap:wrap;gap:8px}
label{${helper};font-weight:600}
input{width:100%;min-width:0;height:${token('inputs.height')};padding:0 12px;border:1px solid ${token('inputs.borderColor')};border-radius:${token('inputs.borderRadius')};background:${token('inputs.backgroundColor')};color:${token('inputs.textColor')};font:inherit;font-size:${token('inputs.fontSize')}}
input+label{margin-block-start:8px}
button{display:inline-flex;align-items:center;gap:8px;min-height:${token('buttons.height')};padding:4px 12px;border:1px solid;background:none;color:inherit;font:inherit;font-size:${token('buttons.fontSize')};text-align:start;cursor:pointer}
.button-primary{font-weight:600;border-color:${token('buttons.primary.borderColor')};border-radius:${token('buttons.primary.borderRadius')};background:${token('buttons.primary.backgroundColor')};color:${token('buttons.primary.textColor')}}
.button-secondary{border-color:${token('buttons.secondary.borderColor')};border-radius:${token('buttons.secondary.borderRadius')};background:${token('buttons.secondary.backgroundColor')};color:${token('buttons.secondary.textColor')}}
.row button{background:none;font-size:inherit}
[data-action=remove]{color:${token('colors.error')}}
[data-action=confirm]{background:${token('colors.error')};color:${token('container.backgroundColor')}}
.row button,[data-action=confirm]{border-color:transparent}
[data-look=modern] button{font-weight:500}
button:not([aria-disabled]):hover{box-shadow:inset 0 0 0 100px color-mix(in srgb,currentColor 8%,transparent)}
button[aria-disabled]{cursor:default}
button[aria-disabled]:not([aria-busy]){opacity:.6}
button[aria-busy]::after{${spinner}}
a{color:inherit;text-underline-offset:2px}
:is(a,button,input):focus-visible{${focusRing}}
input:focus{outline-offset:-1px}
input[aria-invalid]{border-color:${token('colors.error')}}
.helper{${helper};color:${token('colors.secondary')}}
.error{${helper};color:${token('colors.error')};unicode-bidi:plaintext}
.error::before{content:"!"/"";display:inline-block;vertical-align:top;width:14px;height:14px;border:1px solid;border-radius:50%;text-align:center;margin-inline-end:6px;line-height:1}
:is(.notice,.actions):empty{position:absolute}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){button[aria-busy]::after{animation-duration:4s}}
@media (forced-colors:none){.row .actions{gap:0;margin-inline:-13px}}
@media (forced-colors:active){.button-primary{border-width:2px}button[aria-busy]::after{border-inline-end-color:Canvas}}
`;
