/** Made-up brands, chosen by what is hard about them: each asks the colors that follow from a brand another question. */
import { publicProperty, type TokenPath } from '../../src/kit/theme/tokens.ts';

type Brand = Readonly<Partial<Record<TokenPath, string>>>;

const brands = {
  indigo: { accent: '#4f46e5', surface: '#ffffff' },
  // White cannot be read on it, nor can it be read on white.
  sun: { accent: '#ffd400', surface: '#fffdf5', fontFamily: 'Georgia, serif' },
  // The red of errors.
  cherry: { accent: '#c8102e', surface: '#ffffff', 'container.borderRadius': '4px' },
  forest: { accent: '#34d399', surface: '#10231c' },
  // Hard to see on its surface.
  midnight: { accent: '#3730a3', surface: '#0b1020' },
  // No hue.
  ink: { accent: '#111111', surface: '#f4f1ea', 'buttons.primary.borderRadius': '999px' },
} as const satisfies Readonly<Record<string, Brand>>;

export const brandNames = Object.keys(brands);

/** Gives all elements of the page the brand of this name, if there is one. */
export function wearBrand(name: string): void {
  const brand: Brand = new Map<string, Brand>(Object.entries(brands)).get(name) ?? {};
  for (const [path, value] of Object.entries(brand))
    document.documentElement.style.setProperty(publicProperty(path as TokenPath), value);
}
