/** Whether a theme can be read (WCAG 2.2, 1.4.3). Loaded only where a page sets colours of its own. */
import { privateProperty, publicProperty, type TokenPath } from '../theme/tokens.ts';

/** Least ratio of a text to its ground. */
export const LEAST_FOR_TEXT = 4.5;

/** Texts with the grounds that they stand on. */
export const textPairs: readonly (readonly [text: TokenPath, ground: TokenPath])[] = [
  ['colors.primary', 'container.backgroundColor'],
  ['colors.secondary', 'container.backgroundColor'],
  ['colors.success', 'container.backgroundColor'],
  ['colors.error', 'container.backgroundColor'],
  ['colors.primary', 'colors.subtle'],
  ['colors.secondary', 'colors.subtle'],
  ['buttons.primary.textColor', 'buttons.primary.backgroundColor'],
  ['buttons.secondary.textColor', 'buttons.secondary.backgroundColor'],
  ['inputs.textColor', 'inputs.backgroundColor'],
  ['inputs.placeholderColor', 'inputs.backgroundColor'],
];

/** Red, green and blue, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A sentence for each text of a themed container that is hard to read. */
export function contrastFaults(container: HTMLElement): readonly string[] {
  const probe = document.createElement('span');
  container.append(probe);
  const faults = textPairs.flatMap(([text, ground]) => {
    const [front, back] = [colourOf(probe, text), colourOf(probe, ground)];
    if (front === undefined || back === undefined) return [];
    const ratio = contrastRatio(front, back);
    if (ratio >= LEAST_FOR_TEXT) return [];
    const names = `${text} on ${ground} (${publicProperty(text)}, ${publicProperty(ground)})`;
    return [`theme: ${names} is ${ratio.toFixed(2)}:1; text needs ${LEAST_FOR_TEXT}:1 to be read.`];
  });
  probe.remove();
  return faults;
}

/** The colour of a token; undefined for one that lets others through, whose contrast nobody knows. */
function colourOf(probe: HTMLElement, path: TokenPath): Rgb | undefined {
  const value = `var(${privateProperty(path)})`;
  // A mixture is always told in numbers, whichever notation was mixed.
  probe.style.color = '';
  probe.style.color = `color-mix(in srgb, ${value}, ${value})`;
  const numbers = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(getComputedStyle(probe).color);
  if (numbers === null) return undefined;
  const [red = 0, green = 0, blue = 0] = numbers.slice(1).map(Number);
  return [red, green, blue];
}
