import { hasOwn } from '../lib/has-own.ts';

/** Whether a page's value can replace one of our texts: a string for a string, plural forms for plural forms. */
export function isText(given: unknown, ours: unknown): boolean {
  if (typeof ours === 'string') return typeof given === 'string';
  return typeof given === 'object' && given !== null && typeof Reflect.get(given, 'other') === 'string';
}

/** Fills in the `{slot}`s of a text. A slot without a value stays as it is. */
export function format(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    hasOwn(slots, name) ? (slots[name] ?? whole) : whole,
  );
}
