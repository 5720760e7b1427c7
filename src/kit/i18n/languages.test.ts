import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf } from './direction.ts';
import { languageFor, TRANSLATIONS } from './languages.ts';

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
  ['sv', 'en'],
  ['und', 'en'],
];

for (const [locale, language] of languages) {
  test(`${locale} gets the ${language} texts`, () => assert.equal(languageFor(locale), language));
}

for (const tag of TRANSLATIONS) {
  test(`a page in ${tag} gets its catalogue`, () => assert.equal(languageFor(tag), tag));
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
