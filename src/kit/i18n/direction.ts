import { scriptOf } from './languages.ts';

/** Scripts written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** @param locale BCP 47 tag of the texts */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const given = new Intl.Locale(locale);
  const script = given.language === 'en' ? (given.script ?? 'Latn') : scriptOf(given);
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
