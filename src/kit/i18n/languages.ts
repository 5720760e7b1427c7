/** The languages of the widget, and which one a page gets. */
import type { StringOverrides } from './catalogue.ts';

/** A line for each language but English: the name of its folder in `locales/`, a BCP 47 tag. */
export const TRANSLATIONS = [
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pt-BR',
  'zh-Hans',
] as const;

export type Translation = (typeof TRANSLATIONS)[number];

export type Language = 'en' | Translation;

/** Loads the texts of each language but English. */
export type Translations<Texts> = Readonly<Record<Translation, () => Promise<{ readonly default: Texts }>>>;

/** The texts of a language, in one file or several. */
export interface Catalogue {
  readonly language: Language;
  /** To be laid over the English texts; empty for English. */
  readonly files: readonly object[];
}

export const ENGLISH: Catalogue = { language: 'en', files: [] };

/** Avoids `maximize()` where it can: the first call on a page takes 5 to 12 ms, and every request waits for it. */
const scriptOf = (locale: Intl.Locale): string => locale.script ?? locale.maximize().script ?? '';

/**
 * The language of the texts for a locale. A locale whose language or script the widget lacks gets English.
 * @param locale BCP 47 tag
 */
export function languageFor(locale: string): Language {
  const given = new Intl.Locale(locale);
  const found = TRANSLATIONS.find((tag) => {
    const [language, part = ''] = tag.split('-');
    // Scripts have four letters: traditional Chinese does not get the simplified texts. Regions count less: every Portuguese
    // locale gets the Brazilian ones.
    return language === given.language && (part.length < 4 || part === scriptOf(given));
  });
  return found ?? 'en';
}

/**
 * The language that a widget's texts are in: the page's locale, if the catalogue or the page's own texts are in that
 * language; else the catalogue's.
 */
export function languageOf(catalogue: Language, locale: string, overrides: StringOverrides): string {
  const isLoaded = languageFor(locale) === catalogue;
  const isFallback = catalogue === 'en' && new Intl.Locale(locale).language !== 'en';
  if (isLoaded && !isFallback) return locale;
  return isFallback && Object.keys(overrides).length > 0 ? locale : catalogue;
}

/** Scripts written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** @param locale BCP 47 tag of the texts */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const given = new Intl.Locale(locale);
  const script = given.language === 'en' ? (given.script ?? 'Latn') : scriptOf(given);
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
