import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf, type Language, languageFor, languageOf, TRANSLATIONS } from './languages.ts';

const languages: readonly (readonly [locale: string, language: string])[] = [
  ['en', 'en'],
  ['en-GB', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'en'],
  ['zh-Hant', 'en'],
  ['iw', 'he'],
  ['ar-EG', 'ar'],
  ['eo', 'en'],
  ['und', 'en'],
];

for (const [locale, language] of languages) {
  test(`${locale} gets the ${language} texts`, () => assert.equal(languageFor(locale), language));
}

for (const tag of TRANSLATIONS) {
  test(`a page in ${tag} gets its catalogue`, () => assert.equal(languageFor(tag), tag));
}

const ownTexts = { main: { heading: 'Saluton' } };
const texts: readonly (readonly [catalogue: Language, locale: string, own: object, language: string])[] = [
  ['de', 'de-AT', {}, 'de-AT'],
  ['en', 'en-GB', {}, 'en-GB'],
  // The catalogue of the page's locale is not there yet.
  ['de', 'fr', {}, 'de'],
  ['de', 'fr', ownTexts, 'de'],
  // Nobody has translated the widget.
  ['en', 'eo', {}, 'en'],
  ['en', 'eo', ownTexts, 'eo'],
];

for (const [catalogue, locale, own, language] of texts) {
  const whose = own === ownTexts ? 'its own and the' : 'the';
  test(`a page in ${locale} with ${whose} ${catalogue} texts reads ${language}`, () =>
    assert.equal(languageOf(catalogue, locale, own), language));
}

const directions: readonly (readonly [locale: string, direction: string])[] = [
  ['en', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
];

for (const [locale, direction] of directions) {
  test(`${locale} is written ${direction}`, () => assert.equal(directionOf(locale), direction));
}
