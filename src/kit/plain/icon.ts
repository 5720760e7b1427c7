import type { Tree } from '../lib/draw.ts';

/** An icon in the color of the text, hidden from screen readers, for `iconRule`. @param path on a 24 by 24 grid */
export const icon = (path: string, className = ''): Tree => [
  'svg',
  { 'aria-hidden': 'true', class: `icon ${className}`.trim(), viewBox: '0 0 24 24' },
  ['path', { d: path }],
];

export const iconRule =
  '.icon{width:18px;height:18px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}';
