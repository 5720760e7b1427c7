import type { Country } from './phone.ts';

/** ISO codes by what people call a country for short, in whatever language. */
const SHORT_NAMES: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', uae: 'AE' };

/** Lower case without accents and with straight quotes, so that "cote d'" finds "Côte d’Ivoire". */
function fold(text: string): string {
  return text
    .replace(/[‘’ʻʼ`´]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/**
 * The countries that a query means, best first: the exact code, then a name that starts with it, then a word of the
 * name, then the calling code (whole ones first, of these the main country), then any part of the name. The order
 * within a rank stays that of the list.
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
  if (country.code.toLowerCase() === wanted || SHORT_NAMES[wanted] === country.code) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[\s\-(']+/).some((word) => word.startsWith(wanted))) return 2;
  if (country.callingCode === digits) return country.main ? 3 : 4;
  if (/^\d+$/.test(digits) && country.callingCode.startsWith(digits)) return 5;
  if (name.includes(wanted)) return 6;
  return undefined;
}
