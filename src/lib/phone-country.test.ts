import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likelyCountry } from './phone-country.ts';

const cases: readonly (readonly [why: string, languages: (string | undefined)[], country: string])[] = [
  ['the region of the page’s language', ['de-AT', 'de-DE'], 'AT'],
  ['the browser’s region for the page’s language', ['de', 'en-GB', 'de-CH'], 'CH'],
  ['where the language is spoken, if nobody names a region', ['de', 'de', 'en'], 'DE'],
  ['no region of another language', ['de', 'en-US', 'en'], 'DE'],
  ['the browser’s language where the page has none', [undefined, 'fr-CA', 'en-US'], 'CA'],
  ['the script, where it tells countries apart', ['zh-Hant'], 'TW'],
  ['a country of the browser rather than the page’s continent', ['es-419', 'es-MX'], 'MX'],
  ['no continent', ['es-419'], 'US'],
  ['no country for a language without one', ['eo'], 'US'],
  ['the next language after a malformed one', ['not a tag', 'pt-BR'], 'BR'],
  ['nothing without languages', [undefined], 'US'],
];

for (const [why, languages, country] of cases) {
  test(`guesses the country of phone numbers: ${why}`, () => assert.equal(likelyCountry(languages), country));
}
