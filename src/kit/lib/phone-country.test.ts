import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryAmong, likelyCountry } from './phone-country.ts';

const cases: readonly (readonly [
  why: string,
  languages: readonly [string, ...(string | undefined)[]],
  country: string,
])[] = [
  ['the region of the page’s language', ['de-AT', 'de-DE'], 'AT'],
  ['the browser’s region for the page’s language', ['de', 'en-GB', 'de-CH'], 'CH'],
  ['where the language is spoken, if nobody names a region', ['de', 'de', 'en'], 'DE'],
  ['no region of another language', ['de', 'en-US', 'en'], 'DE'],
  ['no region of a language that begins alike', ['fi', 'fil-PH'], 'FI'],
  ['the script, where it tells countries apart', ['zh-Hant'], 'TW'],
  ['a country of the browser rather than the page’s continent', ['es-419', 'es-MX'], 'MX'],
  ['no continent', ['es-419'], 'US'],
  ['no country for a language without one', ['eo'], 'US'],
  ['whatever the others are', ['pt', undefined, 'not a tag', 'pt-PT'], 'PT'],
];

for (const [why, [locale, ...others], country] of cases) {
  test(`guesses the country of phone numbers: ${why}`, () =>
    assert.equal(likelyCountry(locale, others), country));
}

for (const [wanted, countries, country] of [
  ['US', undefined, 'US'],
  ['US', [], 'US'],
  ['CA', ['US', 'CA'], 'CA'],
  ['US', ['DE', 'AT'], 'DE'],
] as const) {
  test(`a field limited to ${countries?.join(' ') || 'nothing'} starts with ${country} for ${wanted}`, () =>
    assert.equal(countryAmong(wanted, countries), country));
}
