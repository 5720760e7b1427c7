/** What only the form for a new password looks like. */
import { token } from '../../../kit/theme/tokens.ts';

export const passwordRules = `
.ask>.ask{padding:0}
.strength{display:grid;gap:8px}
.meter+.notice{position:static;min-height:2.86em;font-size:${token('typography.helperSize')}}
.meter{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;height:4px}
.meter span{border-radius:2px;background:${token('colors.line')}}
.meter .weak{background:${token('colors.error')}}
.meter .strong{background:${token('colors.success')}}
.requirements{gap:8px;border:0}
.requirements li{display:flex;gap:8px;padding:0;border:0;font-size:${token('typography.helperSize')};line-height:20px;color:${token('colors.secondary')}}
.mark{flex:none;position:relative;display:grid;place-items:center;width:18px;height:18px;margin-block-start:1px;border:1px solid ${token('inputs.borderColor')};border-radius:50%}
.met{border-color:${token('colors.success')};background:${token('colors.success')};color:${token('container.backgroundColor')}}
.mark svg{width:14px;height:14px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.lacking{color:${token('colors.error')}}
[data-action=forgot],[data-action=show]{justify-self:start;min-height:32px;margin-inline-start:-13px;border-color:transparent;background:none;font-size:${token('typography.helperSize')};text-decoration:underline;text-underline-offset:2px}
@media (forced-colors:active){[data-action=forgot],[data-action=show]{margin-inline:0}.meter span{height:4px;border:1px solid GrayText}.meter :is(.weak,.strong){border-color:Highlight;background:Highlight}}
`;
