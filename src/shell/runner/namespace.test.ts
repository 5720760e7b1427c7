import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachTranslation } from '../../kit/i18n/each-language.ts';
import { fetchTranslation } from './namespace.ts';

for (const [locale, asked] of [
  ['en', []],
  ['de-AT', ['de']],
] as const)
  test(`${locale} goes on in English if its texts do not load`, async () => {
    const languages: string[] = [];
    const translations = eachTranslation<object>(async (language) => {
      languages.push(language);
      throw new Error('offline');
    });
    await fetchTranslation({ translations }, locale);
    assert.deepEqual(languages, asked);
  });
