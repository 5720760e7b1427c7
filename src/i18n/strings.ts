import type { Plural, StringOverrides, Strings } from './en.ts';

/** Whether a text of the page can stand for one of ours. */
export function isText(given: unknown, ours: unknown): boolean {
  if (typeof ours === 'string') return typeof given === 'string';
  return typeof given === 'object' && given !== null && typeof Reflect.get(given, 'other') === 'string';
}

/** A catalogue with the page's own texts put over it; anything that is no text is left out. */
export function withOverrides(catalogue: Strings, overrides: StringOverrides): Strings {
  const sections = Object.entries(catalogue).map(([name, section]) => {
    const given: unknown = Reflect.get(overrides, name);
    const texts = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    const known = texts.filter(([key, text]) => key in section && isText(text, Reflect.get(section, key)));
    return [name, { ...section, ...Object.fromEntries(known) }];
  });
  return Object.fromEntries(sections) as Strings;
}

/** Fills the `{slot}`s of a text. */
export function format(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);
}

/**
 * The text of a count's plural category, with `{count}` filled in.
 * @param locale BCP 47, of the text's language
 */
export function formatCount(texts: Plural, count: number, locale: string): string {
  const text = texts[new Intl.PluralRules(locale).select(count)] ?? texts.other;
  return format(text, { count: new Intl.NumberFormat(locale).format(count) });
}
