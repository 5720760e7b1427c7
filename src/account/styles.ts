/** The styles of what is drawn before React, or in its place. */
import { focusRing, sharedRules } from '../kit/plain/shared-styles.ts';
import { token } from '../kit/theme/tokens.ts';

const helper = `font-size:${token('typography.helperSize')};line-height:1.43`;

export const visitorRules = `${sharedRules}
:host{display:block}
.panel{overflow-wrap:anywhere;word-break:auto-phrase}
.panel section{display:grid;gap:8px;justify-items:start;padding:20px clamp(16px,13.33% - 21px,max(16px,${token('container.padding')}));border:1px solid ${token('container.borderColor')};border-radius:${token('container.borderRadius')};background:${token('container.backgroundColor')};box-shadow:${token('container.shadow')}}
.panel h2{font-size:inherit;font-weight:600;line-height:24px}
.panel :is(h2,section):focus{outline:none}
.panel button{min-height:${token('buttons.height')};padding:4px 12px;border:1px solid ${token('buttons.secondary.borderColor')};border-radius:${token('buttons.secondary.borderRadius')};background:${token('buttons.secondary.backgroundColor')};color:${token('buttons.secondary.textColor')};font:inherit;font-size:${token('buttons.fontSize')};cursor:pointer}
.panel a{color:inherit;text-underline-offset:2px}
.panel :is(a,button):focus-visible{${focusRing}}
.helper{${helper};color:${token('colors.secondary')}}
.error{${helper};color:${token('colors.error')};unicode-bidi:plaintext}
`;
