/** Checks whether a theme's text is readable (WCAG 2.2, 1.4.3). Loaded only if a page changes the presets. */
import { privateProperty } from '../kit/theme/overrides.ts';
import { publicProperty, type TokenPath } from '../kit/theme/tokens.ts';

/** WCAG level AA, for text of normal size. */
export const MIN_TEXT_CONTRAST = 4.5;

/** Text colors with the backgrounds that they appear on. */
export const textPairs: readonly (readonly [text: TokenPath, background: TokenPath])[] = [
  ['colors.text', 'container.backgroundColor'],
  ['colors.secondary', 'container.backgroundColor'],
  ['colors.success', 'container.backgroundColor'],
  ['colors.error', 'container.backgroundColor'],
  ['colors.text', 'colors.subtle'],
  ['colors.secondary', 'colors.subtle'],
  ['buttons.primary.textColor', 'buttons.primary.backgroundColor'],
  ['buttons.secondary.textColor', 'buttons.secondary.backgroundColor'],
  ['inputs.textColor', 'inputs.backgroundColor'],
  ['inputs.placeholderColor', 'inputs.backgroundColor'],
];

const TRANSLUCENT = `theme: surface (${publicProperty('surface')}) is translucent. The colors on it are chosen as if it were opaque, so give an opaque color.`;

/** sRGB channels, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The WCAG contrast ratio, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** One sentence for each pair of colors in a themed container that has too little contrast, and for a surface that is translucent. */
export function contrastWarnings(container: HTMLElement): readonly string[] {
  const probe = document.createElement('span');
  container.append(probe);
  const warnings = textPairs.flatMap(([text, background]) => {
    const [front, back] = [resolveColor(probe, text), resolveColor(probe, background)];
    // Unknown colors show through a translucent background.
    if (front === undefined || back?.alpha !== 1) return [];
    const seen = front.rgb.map(
      (channel, at) => channel * front.alpha + (back.rgb[at] ?? 0) * (1 - front.alpha),
    );
    const ratio = contrastRatio(seen as [number, number, number], back.rgb);
    if (ratio >= MIN_TEXT_CONTRAST) return [];
    const pair = `${text} on ${background} (${publicProperty(text)}, ${publicProperty(background)})`;
    return [
      `theme: the contrast of ${pair} is ${ratio.toFixed(2)}:1; text needs at least ${MIN_TEXT_CONTRAST}:1.`,
    ];
  });
  const isTranslucent = (resolveColor(probe, 'surface')?.alpha ?? 1) < 1;
  probe.remove();
  return isTranslucent ? [TRANSLUCENT, ...warnings] : warnings;
}

/** A token's color, unless it is none, such as a gradient. */
function resolveColor(probe: HTMLElement, path: TokenPath): { rgb: Rgb; alpha: number } | undefined {
  const value = `var(${privateProperty(path)})`;
  // Browsers serialize a `color-mix()` as channels, whatever notation its colors are in.
  // Important, because without a shadow root the widget's own rules are.
  probe.style.setProperty('color', `color-mix(in srgb, ${value}, ${value})`, 'important');
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(
    getComputedStyle(probe).color,
  );
  if (channels === null) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels
    .slice(1)
    .flatMap((channel) => (channel ? Number(channel) : []));
  return { rgb: [red, green, blue], alpha };
}
