import { canonical } from './page-language.ts';

/** The country of the number in the phone field's placeholder (spec section 2), which would be wrong for any other. */
export const EXAMPLE_COUNTRY = 'US';

/** The country in a canonical tag. Other regions are numbers, such as Latin America in `es-419`. */
const countryIn = (tag: string): string | undefined => /-([A-Z]{2})\b/.exec(tag)?.[1];

const languageIn = (tag: string): string | undefined => tag.split('-')[0];

/**
 * Guesses the country of a visitor's phone number: the one that the page's language names, else the one that the browser
 * names with the same language, else the one where most people speak it.
 * @param languages BCP 47 tags, those of the page before those of the browser
 * @returns ISO 3166-1 alpha-2 code; undefined if nothing names a country
 */
export function likelyCountry(languages: readonly (string | undefined)[]): string | undefined {
  const tags = languages.flatMap((language) => canonical(language) ?? []);
  const [first] = tags;
  if (first === undefined) return undefined;
  const sameLanguage = tags.filter((tag) => languageIn(tag) === languageIn(first));
  const likely = new Intl.Locale(first).maximize().toString();
  return [...sameLanguage, likely].map(countryIn).find((country) => country !== undefined);
}
