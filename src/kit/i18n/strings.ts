/** Texts with slots, and the types of catalogues, by the English one. */
import { hasOwn } from '../lib/objects.ts';

/** A text with a `{count}`, by the plural categories of its language (`Intl.PluralRules`). */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Text<T> = T extends string ? string : T extends Plural ? Plural : Texts<T>;
/** All texts of a catalogue, in another language. */
export type Texts<T> = { readonly [Key in keyof T]: Text<T[Key]> };
/** Any part of a catalogue. */
export type PartialTexts<T> = {
  readonly [Key in keyof T]?: Text<T[Key]> extends string | Plural ? Text<T[Key]> : PartialTexts<T[Key]>;
};

/** True if a page's value can replace one of our texts: a string for a string, plural forms for plural forms. */
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
