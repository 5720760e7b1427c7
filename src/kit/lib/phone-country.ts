/** The country of the number in the phone field's placeholder (spec section 2), which would be wrong for any other. */
export const EXAMPLE_COUNTRY = 'US';

/** The calling code of that country, which is known before the phone library is there. */
export const exampleCallingCode = (country: string): string | undefined =>
  country === EXAMPLE_COUNTRY ? '1' : undefined;

/**
 * Guesses the country of a visitor's phone number: the one that the page's language names, else the one that the browser
 * names with the same language, else the one where most people speak it.
 * @param locale the page's language, as a canonical BCP 47 tag
 * @param others the browser's languages
 * @returns ISO 3166-1 alpha-2 code; that of the United States if nothing names a country
 */
export function likelyCountry(locale: string, others: readonly (string | undefined)[]): string {
  const likely = new Intl.Locale(locale).maximize();
  // Other regions are numbers, such as Latin America in `es-419`.
  const country = new RegExp(`\\b${likely.language}(-\\w{4})?-([A-Z]{2})\\b`);
  return country.exec([locale, ...others, likely].join(' '))?.[2] ?? 'US';
}

/**
 * The country that a phone field starts with.
 * @param countries those that the field is limited to; if empty, it is not
 */
export const countryAmong = (wanted: string, countries: readonly string[] = []): string =>
  countries.includes(wanted) ? wanted : (countries[0] ?? wanted);
