/** The texts of a page's language. */
import { createContext, useState } from 'react';
import { type Catalogue, ENGLISH, languageFor, type Translations } from '../../kit/i18n/languages.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import { useParts } from '../chunks/use-parts.ts';

/**
 * The texts for a locale: the previous ones while they are being fetched, English if that fails.
 * @param translations whose texts have nothing in common
 * @param locale BCP 47
 */
export function useTranslation(translations: readonly Translations<object>[], locale: string): Catalogue {
  const language = languageFor(locale);
  const [last, setLast] = useState(ENGLISH);
  const found = useParts(language === 'en' ? [] : translations.map((files) => files[language]));
  if (found.status === 'failed') return ENGLISH;
  if (found.status === 'loading' || last.language === language) return last;
  const translated = { language, files: found.parts.map((file) => file.default) };
  setLast(translated);
  return translated;
}

/** The page's language, and what outranks its texts: the look's own words, and the page's. */
export const PageTextsContext = createContext<Pick<BaseSettings, 'locale' | 'strings'>>({
  locale: 'en',
  strings: {},
});
