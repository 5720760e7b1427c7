import { format } from './strings.ts';
import type { Plural } from './text.ts';

/**
 * The plural form for a count, with `{count}` filled in.
 * @param locale BCP 47 tag of the texts
 */
export function formatCount(texts: Plural, count: number, locale: string): string {
  const text = texts[new Intl.PluralRules(locale).select(count)] ?? texts.other;
  return format(text, { count: new Intl.NumberFormat(locale).format(count) });
}
