import { canonical } from './page-language.ts';

/** The country of the number in the phone field's placeholder (spec section 2), which would be wrong for any other. */
export const EXAMPLE_COUNTRY = 'US';

/**
 * Guesses the country of a visitor's phone number: the one that the page's language names, else the one that the browser
 * names with the same language, else the one where most people speak it.
 * @param languages BCP 47 tags, those of the page before those of the browser
 * @returns ISO 3166-1 alpha-2 code; that of the United States if nothing names a country
 */
export function likelyCountry(languages: readonly (string | undefined)[]): string {
  const tags = languages.flatMap((language) => canonical(language) ?? []);
  const locale = new Intl.Locale(tags[0] ?? 'en');
  // Other regions are numbers, such as Latin America in `es-419`.
  const country = new RegExp(`\\b${locale.language}(-\\w{4})?-([A-Z]{2})\\b`);
  return country.exec([...tags, locale.maximize()].join(' '))?.[2] ?? 'US';
}
