import { iconRule } from '../kit/plain/icon.ts';
import { focusRing, sharedRules, spinner } from '../kit/plain/shared-styles.ts';
import { token } from '../kit/theme/tokens.ts';
import { overlayRules } from '../kit/ui/overlay.ts';

/** Round, unless the brand's corners are nearly square. */
const chipRadius = `border-radius:min(20px,5*${token('buttons.secondary.borderRadius')})`;

export const accountRules = `${sharedRules}
:host{display:inline-block;min-width:0;vertical-align:middle}
.account{position:relative;display:flex}
.toggle,.link,.item{font:inherit;color:inherit;cursor:pointer}
.toggle,.link{display:inline-flex;align-items:center;gap:8px;height:40px;white-space:nowrap;border:1px solid ${token('buttons.secondary.borderColor')};background:${token('buttons.secondary.backgroundColor')};color:${token('buttons.secondary.textColor')};transition:background-color 120ms ease-out,border-color 120ms ease-out}
.toggle{min-width:0;max-width:100%;padding-block:0;padding-inline:5px 8px;${chipRadius}}
.link{padding:0 16px;border-radius:${token('buttons.secondary.borderRadius')};font-weight:600;text-decoration:none}
[data-look=modern] .link{font-weight:500}
:is(.toggle,.link):hover{background:${token('colors.subtle')}}
:is(.toggle,.link):focus-visible{${focusRing}}
.avatar,.placeholder{display:grid;place-items:center;flex:none;width:30px;height:30px;border-radius:50%;background:${token('buttons.primary.backgroundColor')};color:${token('buttons.primary.textColor')};font-size:13px;font-weight:600;line-height:1}
.avatar::before{content:attr(data-initials)}
.placeholder{width:40px;height:40px;${chipRadius};background:${token('colors.subtle')}}
.name{min-width:0;max-width:240px;overflow:hidden;text-overflow:ellipsis}
${iconRule}
.chevron{color:${token('colors.secondary')};transition:transform 120ms ease-out}
[aria-expanded=true] .chevron{transform:rotate(180deg)}
.panel{${overlayRules}z-index:1;color:inherit;overflow-wrap:anywhere;width:max-content;min-width:220px;max-width:min(320px,calc(100vw - 32px));padding:8px;border:1px solid ${token('container.borderColor')};border-radius:${token('container.borderRadius')};background:${token('container.backgroundColor')};box-shadow:${token('container.shadow')}}
.panel:popover-open{position:fixed}
.who{padding:8px 12px 12px;margin-block-end:8px;border-block-end:1px solid ${token('colors.line')}}
.line{font-size:${token('typography.helperSize')};line-height:20px;color:${token('colors.secondary')}}
.line:first-child{font-size:inherit;line-height:24px;font-weight:600;color:${token('colors.text')}}
.note{padding:0 12px 12px;font-size:${token('typography.helperSize')};line-height:20px;color:${token('colors.error')}}
.note:empty{display:none}
.item{text-decoration:none;display:flex;align-items:center;gap:10px;width:100%;min-height:40px;padding:8px 12px;border:0;border-radius:${token('buttons.secondary.borderRadius')};background:none;text-align:start}
.group{padding-block-end:8px;margin-block-end:8px;border-block-end:1px solid ${token('colors.line')}}
.item::after{margin-inline-start:auto}
.item[aria-checked=true]::after{content:"✓"}
.item .icon{color:${token('colors.secondary')}}
[dir=rtl] .exit{transform:scaleX(-1)}
.item:focus{outline:none}
.item:is(:hover,:focus-visible){background:${token('colors.subtle')}}
.item:focus-visible{${focusRing};outline-offset:-2px}
.item[aria-busy]{cursor:default;color:${token('colors.secondary')}}
.item[aria-busy]::after{${spinner}}
@media (max-width:480px){.name{display:none}}
@media (prefers-reduced-motion:reduce){.toggle,.link,.chevron{transition:none}.item[aria-busy]::after{animation-duration:4s}}
@media (forced-colors:active){.avatar{border:1px solid}.item[aria-busy]::after{border-inline-end-color:Canvas}.item:focus-visible{outline:2px solid}}
`;
