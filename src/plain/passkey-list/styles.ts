/** The styles of the list of passkeys. */

import { token } from '../../kit/theme/tokens.ts';
import { focusRing, spinner } from '../sheet.ts';

const helper = `font-size:${token('typography.helperSize')};line-height:20px`;

export const passkeysRules = `
:host{display:block}
.passkeys{overflow-wrap:anywhere}
section{position:relative;display:grid;gap:16px;min-width:0;padding:min(${token('container.padding')},6vw);border:1px solid ${token('container.borderColor')};border-radius:${token('container.borderRadius')};background:${token('container.backgroundColor')}}
h2{font-size:${token('typography.headerSize')};font-weight:${token('typography.headerWeight')};line-height:1.25}
h2:focus{outline:none}
.content{display:grid;gap:16px;justify-items:start;min-width:0}
ul{display:grid;width:100%;min-width:0;padding:0;list-style:none;border-block:1px solid ${token('colors.line')}}
li{min-width:0;padding-block:12px}
li+li{border-block-start:1px solid ${token('colors.line')}}
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px}
.what{display:grid;flex:1 1 160px;justify-items:start;min-width:0}
.name{font-weight:600}
.ask{display:grid;gap:8px;min-width:0}
.actions{display:flex;flex-wrap:wrap;gap:8px}
label{${helper}}
input{width:100%;min-width:0;height:${token('inputs.height')};padding:0 12px;border:1px solid ${token('inputs.borderColor')};border-radius:${token('inputs.borderRadius')};background:${token('inputs.backgroundColor')};color:${token('inputs.textColor')};font:inherit;font-size:${token('inputs.fontSize')}}
input[aria-invalid]{border-color:${token('colors.error')}}
button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:40px;max-width:100%;padding:4px 12px;border:1px solid;font:inherit;font-weight:600;letter-spacing:inherit;cursor:pointer;-webkit-tap-highlight-color:transparent}
.button-primary{border-color:${token('buttons.primary.borderColor')};border-radius:${token('buttons.primary.borderRadius')};background:${token('buttons.primary.backgroundColor')};color:${token('buttons.primary.textColor')}}
.button-secondary{border-color:${token('buttons.secondary.borderColor')};border-radius:${token('buttons.secondary.borderRadius')};background:${token('buttons.secondary.backgroundColor')};color:${token('buttons.secondary.textColor')}}
.button-secondary:hover{background:${token('colors.subtle')}}
button[aria-busy]{cursor:default}
button[aria-busy]::after{${spinner}}
a{color:inherit;text-underline-offset:2px}
:is(a,button,input):focus-visible{${focusRing}}
.helper{${helper};color:${token('colors.secondary')}}
.error{${helper};color:${token('colors.error')};unicode-bidi:plaintext}
.notice:empty{position:absolute}
li .notice:not(:empty){padding-block-start:8px}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){button[aria-busy]::after{animation-duration:4s}}
@media (forced-colors:active){.button-primary{border-width:2px}}
`;
