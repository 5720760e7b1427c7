import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLocale } from './page-language.ts';

const cases: readonly (readonly [languages: readonly unknown[], locale: string])[] = [
  [['de-at', 'fr'], 'de-AT'],
  [[undefined, '', 'no language', 'fr'], 'fr'],
  [[], 'en'],
  // Browsers would look at each of so many.
  [[{ length: 2 ** 53 }, ['de'], 7, 'fr'], 'fr'],
];

for (const [languages, locale] of cases)
  test(`the first language of ${JSON.stringify(languages)} is ${locale}`, () =>
    assert.equal(firstLocale(languages as string[]), locale));
