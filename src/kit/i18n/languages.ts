/** The languages of the widget, and which one a page gets. */
import type { StringOverrides } from './en.ts';

export type Translation = 'ar' | 'de' | 'es' | 'fr' | 'he' | 'it' | 'ja' | 'ko' | 'nl' | 'pt-BR' | 'zh-Hans';

export type Language = 'en' | Translation;

/** Loads the texts of each language but English. */
export type Translations<Texts> = Readonly<Record<Translation, () => Promise<{ readonly default: Texts }>>>;

/**
 * The app's texts. Each may lack some, and different languages lack different ones. The type spells the names out, because
 * one that is inferred would publish the types of all texts with those of the elements.
 */
export const CATALOGUES: Translations<StringOverrides> = {
  ar: () => import('./locales/ar.ts'),
  de: () => import('./locales/de.ts'),
  es: () => import('./locales/es.ts'),
  fr: () => import('./locales/fr.ts'),
  he: () => import('./locales/he.ts'),
  it: () => import('./locales/it.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
  nl: () => import('./locales/nl.ts'),
  'pt-BR': () => import('./locales/pt-BR.ts'),
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
};

function isTranslated(tag: string): tag is Translation {
  return Object.keys(CATALOGUES).includes(tag);
}

/** Avoids `maximize()` where it can: the first call on a page takes 5 to 12 ms, and every request waits for it. */
export const scriptOf = (locale: Intl.Locale): string => locale.script ?? locale.maximize().script ?? '';

/**
 * The language of the texts for a locale. A locale whose language or script the widget lacks gets English.
 * @param locale BCP 47 tag
 */
export function languageFor(locale: string): Language {
  const given = new Intl.Locale(locale);
  const { language } = given;
  // Every Portuguese locale gets the Brazilian texts. Traditional Chinese does not get the simplified ones.
  if (language === 'pt') return 'pt-BR';
  if (language === 'zh') return scriptOf(given) === 'Hans' ? 'zh-Hans' : 'en';
  return isTranslated(language) ? language : 'en';
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
