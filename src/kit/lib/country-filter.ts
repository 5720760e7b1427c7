import type { Country } from './phone.ts';

/** Lowercase, without accents and with straight quotes, so that "cote d'" finds "Côte d’Ivoire". */
export function fold(text: string): string {
  return text
    .replace(/[‘’ʻʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** ISO codes by abbreviations that are common in any language. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', uae: 'AE' };

/**
 * The countries that match a query, best match first: by the exact ISO code or abbreviation, the start of the name, the
 * start of a word in it, the whole calling code (its main country first), the start of the calling code, and any part
 * of the name. Equal matches keep the order of the list.
 */
export function filterCountries(countries: readonly Country[], query: string): readonly Country[] {
  const search = fold(query.trim());
  if (search === '') return countries;
  const digits = search.replace(/^(\+|00)/, '');
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, search, digits);
    return rank === undefined ? [] : [{ country, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country);
}

function rankOf(country: Country, search: string, digits: string): number | undefined {
  const name = fold(country.name);
  if (country.code.toLowerCase() === search || ABBREVIATIONS[search] === country.code) return 0;
  if (name.startsWith(search)) return 1;
  if (name.split(/[\s\-(']+/).some((word) => word.startsWith(search))) return 2;
  if (country.callingCode === digits) return country.main ? 3 : 4;
  if (/^\d+$/.test(digits) && country.callingCode.startsWith(digits)) return 5;
  if (name.includes(search)) return 6;
  return undefined;
}

/** The list with some of its countries before the others. */
export function startingWith(codes: readonly string[], countries: readonly Country[]): readonly Country[] {
  const first = codes.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return [...new Set([...first, ...countries])];
}

/** Those of the list that have these codes; all of them if there are none. */
export const among = (
  codes: readonly string[] | undefined,
  countries: readonly Country[],
): readonly Country[] => (codes?.length ? countries.filter(({ code }) => codes.includes(code)) : countries);
