/** The catalogue that the first screen takes its texts from. */

import {
  type Catalogue,
  ENGLISH,
  type Language,
  languageFor,
  type Translation,
  type Translations,
} from '../../kit/i18n/languages.ts';
import { fetchPart } from '../chunks/fetch-part.ts';

/** ms that the first screen waits for its language. */
const LANGUAGE_PATIENCE_MS = 2000;

/** Never rejects. Resolves with English if a file fails to load: one that spoke two languages would be worse. */
export type FetchCatalogue = (language: Translation) => Promise<Catalogue>;

export const catalogueFrom =
  (...translations: readonly Translations<object>[]): FetchCatalogue =>
  async (language) => {
    const files = translations.map((translation) => fetchPart(translation[language]));
    const fetched = await Promise.all(files).catch(() => undefined);
    return fetched ? { language, files: fetched.map((file) => file.default) } : ENGLISH;
  };

export interface FollowedCatalogue {
  /** Undefined until the first one is there. */
  readonly current: Catalogue | undefined;
  /** Asks for the language of a locale, a BCP 47 tag. English is there at once. */
  ask(locale: string): void;
  /** Resolves when the catalogue is there, or is late, so that there is an English one. */
  settled(): Promise<unknown>;
}

/** @param onFetched called when a catalogue arrives, also a late one */
export function followCatalogue(onFetched: () => void, fetch: FetchCatalogue): FollowedCatalogue {
  let current: Catalogue | undefined;
  let asked: Language | undefined;
  let settled: Promise<unknown> = Promise.resolve();

  const fetchInTime = (language: Translation): Promise<unknown> => {
    const speak = (fetched: Catalogue): void => {
      if (asked !== language) return;
      current = fetched;
      onFetched();
    };
    const late = new Promise((resolve) => setTimeout(resolve, LANGUAGE_PATIENCE_MS));
    // The language may still come, and the texts change then.
    return Promise.race([fetch(language).then(speak), late.then(() => current ?? speak(ENGLISH))]);
  };
  return {
    get current() {
      return current;
    },
    ask(locale) {
      const language = languageFor(locale);
      if (language === asked) return;
      asked = language;
      if (language === 'en') current = ENGLISH;
      else settled = fetchInTime(language);
    },
    settled: () => settled,
  };
}
