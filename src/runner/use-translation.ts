/** The texts of a page's language. */
import { createContext, useState } from 'react';
import { useParts } from '../chunks/use-parts.ts';
import type { BaseSettings } from '../config/settings.ts';
import type { StringOverrides } from '../i18n/en.ts';
import { type Language, languageFor, type Translations } from '../i18n/languages.ts';

interface Translated {
  readonly language: Language;
  /** Empty for English. */
  readonly strings: StringOverrides;
}

const ENGLISH: Translated = { language: 'en', strings: {} };

/**
 * The texts for a locale: the previous ones while they are being fetched, English if that fails.
 * @param locale BCP 47
 */
export function useTranslation(translations: Translations<StringOverrides>, locale: string): Translated {
  const language = languageFor(locale);
  const [last, setLast] = useState(ENGLISH);
  const found = useParts(language === 'en' ? [] : [translations[language]]);
  if (found.status === 'failed') return ENGLISH;
  if (found.status === 'loading') return last;
  const [file] = found.parts;
  const translated = file ? { language, strings: file.default } : ENGLISH;
  if (last.language !== language) setLast(translated);
  return translated;
}

/** The page's language, and its own texts. */
export const PageTextsContext = createContext<Pick<BaseSettings, 'locale' | 'strings'>>({
  locale: 'en',
  strings: {},
});
