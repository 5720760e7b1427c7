import type { Plural } from './text.ts';

/** Texts by section and key. */
export type SomeSections = Readonly<Record<string, Readonly<Record<string, string | Plural>>>>;

/** Whether a page's value can replace one of our texts: a string for a string, plural forms for plural forms. */
export function isText(given: unknown, ours: unknown): boolean {
  if (typeof ours === 'string') return typeof given === 'string';
  return typeof given === 'object' && given !== null && typeof Reflect.get(given, 'other') === 'string';
}

/** A catalogue, or some of its sections, with other texts laid over it. Unknown keys and values of the wrong type are ignored. */
export function withOverrides<Sections extends SomeSections>(
  catalogue: Sections,
  overrides: object,
): Sections {
  const sections = Object.entries(catalogue).map(([name, section]) => {
    const given: unknown = Reflect.get(overrides, name);
    const texts = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    const known = texts.filter(([key, text]) => key in section && isText(text, Reflect.get(section, key)));
    return [name, { ...section, ...Object.fromEntries(known) }];
  });
  return Object.fromEntries(sections) as Sections;
}

/** Fills in the `{slot}`s of a text. A slot without a value stays as it is. */
export function format(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}

/**
 * The plural form for a count, with `{count}` filled in.
 * @param locale BCP 47 tag of the texts
 */
export function formatCount(texts: Plural, count: number, locale: string): string {
  const text = texts[new Intl.PluralRules(locale).select(count)] ?? texts.other;
  return format(text, { count: new Intl.NumberFormat(locale).format(count) });
}
