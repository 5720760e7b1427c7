import { format, type Plural } from './strings.ts';

/**
 * Languages of our texts that write Latin digits. `Intl.NumberFormat` knows, too, but when Chromium first makes one, it loads all
 * that it knows of numbers, which takes the main thread 40 ms.
 */
const LATIN_DIGITS = /^(de|en|es|fr|he|it|ja|ko|nl|pt|zh)\b/;

const digits = (count: number, locale: string): string =>
  // From a thousand on, digits are set apart.
  count < 1000 && LATIN_DIGITS.test(locale) ? String(count) : new Intl.NumberFormat(locale).format(count);

/**
 * The plural form for a count, with `{count}` filled in.
 * @param locale BCP 47 tag of the texts
 */
export function formatCount(texts: Plural, count: number, locale: string): string {
  const text = texts[new Intl.PluralRules(locale).select(count)] ?? texts.other;
  return format(text, { count: digits(count, locale) });
}
