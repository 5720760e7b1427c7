import type { Country } from './phone.ts';

/** Lower case without accents, so that "cote" finds "Côte d’Ivoire". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The countries that a query means, best first: the exact code, then a name that starts with it, then a word of the
 * name, then the calling code, then any part of the name. The order within a rank stays that of the list.
 */
export function filterCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = fold(query.trim());
  if (wanted === '') return countries;
  const digits = wanted.replace(/^(\+|00)/, '');
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, wanted, digits);
    return rank === undefined ? [] : [{ country, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country);
}

function rankOf(country: Country, wanted: string, digits: string): number | undefined {
  const name = fold(country.name);
  if (country.code.toLowerCase() === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[\s\-(’']+/).some((word) => word.startsWith(wanted))) return 2;
  if (/^\d+$/.test(digits) && country.callingCode.startsWith(digits)) return 3;
  if (name.includes(wanted)) return 4;
  return undefined;
}
