/** The languages that the widget speaks, and which of them suits a page. */
import type { Strings } from './en.ts';

/** Those besides English, each in a file that is loaded when it is wanted. */
export const CATALOGUES = {
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
} as const satisfies Record<string, () => Promise<{ readonly default: Strings }>>;

export type Language = 'en' | keyof typeof CATALOGUES;

function isTranslated(tag: string): tag is keyof typeof CATALOGUES {
  return Object.hasOwn(CATALOGUES, tag);
}

/**
 * Subtags that only follow from others are left for last: the first `maximize()` of a page takes a browser 5 to 12 ms,
 * before anything can be asked for.
 */
export const scriptOf = (locale: Intl.Locale): string => locale.script ?? locale.maximize().script ?? '';

/**
 * The language of the texts for a page's locale: that of the locale in the script that its readers use, or English.
 * @param locale BCP 47
 */
export function languageFor(locale: string): Language {
  const given = new Intl.Locale(locale);
  const { language } = given;
  // All of Portuguese reads the Brazilian texts; traditional Chinese does not read the simplified ones.
  if (language === 'pt') return 'pt-BR';
  if (language === 'zh') return scriptOf(given) === 'Hans' ? 'zh-Hans' : 'en';
  return isTranslated(language) ? language : 'en';
}
