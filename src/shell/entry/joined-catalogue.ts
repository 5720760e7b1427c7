import type { StringOverrides } from '../../kit/i18n/en.ts';
import type { Translations } from '../../kit/i18n/languages.ts';
import { fetchPart } from '../chunks/fetch-part.ts';
import { ENGLISH, type FetchCatalogue, fetchCatalogue } from './follow-catalogue.ts';

/** Texts that only one element has. Sections replace the app's, except for `errors`, which are added to them. */
type OwnTexts = Readonly<Partial<Record<string, object>>> & { readonly errors?: object };

/** Fetches the texts of an element that has some of its own, in a second file. */
export const fetchJoined =
  (translations: Translations<OwnTexts>): FetchCatalogue =>
  async (language) => {
    const own = fetchPart(translations[language]).catch(() => undefined);
    const { strings } = await fetchCatalogue(language);
    const file = await own;
    // One that spoke two languages would be worse than English.
    if (!file || Object.keys(strings).length === 0) return ENGLISH;
    const joined: StringOverrides = {
      ...strings,
      ...file.default,
      errors: { ...strings.errors, ...file.default.errors },
    };
    return { language, strings: joined };
  };
