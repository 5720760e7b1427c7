/** The styles of what is drawn before React, or in its place. */
import { focusRing, sharedRules } from '../kit/plain/shared-styles.ts';
import { token } from '../kit/theme/tokens.ts';

const helper = `font-size:${token('typography.helperSize')};line-height:1.43`;

export const visitorRules = `${sharedRules}
:host{display:block}
.panel{overflow-wrap:anywhere;word-break:auto-phrase}
.panel section{display:grid;gap:16px;justify-items:start;padding:24px clamp(16px,13.33% - 21px,max(16px,${token('container.padding')}));border:1px solid ${token('container.borderColor')};border-radius:${token('container.borderRadius')};background:${token('container.backgroundColor')};box-shadow:${token('container.shadow')}}
.panel h2{margin-block-end:-12px;font-size:inherit;font-weight:600;line-height:24px}
.panel :is(h2,section):focus{outline:none}
.panel :is(a,button){min-height:${token('buttons.height')};padding:4px 16px;border:1px solid ${token('buttons.secondary.borderColor')};border-radius:${token('buttons.secondary.borderRadius')};background:${token('buttons.secondary.backgroundColor')};color:${token('buttons.secondary.textColor')};font:inherit;font-size:${token('buttons.fontSize')};cursor:pointer}
.panel .primary{display:grid;align-items:center;border-color:${token('buttons.primary.borderColor')};border-radius:${token('buttons.primary.borderRadius')};background:${token('buttons.primary.backgroundColor')};background-origin:border-box;color:${token('buttons.primary.textColor')};font-weight:600;text-decoration:none}
.panel :is(a,button):focus-visible{${focusRing}}
.helper{${helper};color:${token('colors.secondary')}}
.error{${helper};color:${token('colors.error')};unicode-bidi:plaintext}
`;
