/** The colors of the presets as browsers compute them. */
import type { Rgb } from '../../src/advice/contrast.ts';
import { type Look, privateProperty } from '../../src/kit/theme/overrides.ts';
import { modernTokens, type TokenPath, tokenPaths, tokens } from '../../src/kit/theme/tokens.ts';

/** Which colors a token has. */
export interface Preset {
  readonly scheme: 'light' | 'dark';
  readonly look: Look;
}
type Rgba = readonly [...Rgb, alpha: number];

const MIX = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/;
const NAMED: Readonly<Record<string, Rgba>> = { black: [0, 0, 0, 1], transparent: [0, 0, 0, 0] };

const valueOf = ({ scheme, look }: Preset, path: TokenPath): string =>
  ((look === 'modern' ? modernTokens[path] : undefined) ?? tokens[path])[scheme];

function parse(preset: Preset, value: string): Rgba {
  const followed = tokenPaths.find((path) => value === `var(${privateProperty(path)})`);
  if (followed !== undefined) return parse(preset, valueOf(preset, followed));
  const [, one, percent, other] = MIX.exec(value) ?? [];
  if (one !== undefined && other !== undefined)
    return mix(parse(preset, one), parse(preset, other), Number(percent) / 100);
  const [red, green, blue] = /^#(..)(..)(..)$/.exec(value)?.slice(1) ?? [];
  if (red !== undefined && green !== undefined && blue !== undefined)
    return [channel(red), channel(green), channel(blue), 1];
  const named = NAMED[value];
  if (named === undefined) throw new Error(`not a color: ${value}`);
  return named;
}

const channel = (hex: string): number => Number.parseInt(hex, 16) / 255;

/** With premultiplied alpha, as `color-mix()` does. */
function mix(one: Rgba, other: Rgba, share: number): Rgba {
  const alpha = one[3] * share + other[3] * (1 - share);
  const mixed = (at: 0 | 1 | 2): number =>
    (one[at] * one[3] * share + other[at] * other[3] * (1 - share)) / (alpha || 1);
  return [mixed(0), mixed(1), mixed(2), alpha];
}

/** The color of a token, and for a translucent one, on a background. */
export function tokenColor(preset: Preset, path: TokenPath, background?: TokenPath): Rgb {
  const [red, green, blue, alpha] = parse(preset, valueOf(preset, path));
  if (alpha === 1) return [red, green, blue];
  if (background === undefined) throw new Error(`${path} is translucent`);
  const under = tokenColor(preset, background);
  const over = (front: number, at: 0 | 1 | 2): number => front * alpha + under[at] * (1 - alpha);
  return [over(red, 0), over(green, 1), over(blue, 2)];
}
