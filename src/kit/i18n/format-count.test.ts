import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCount } from './format-count.ts';

const seconds = { one: 'one: {count}', other: 'other: {count}' };

const cases: readonly (readonly [locale: string, count: number, written: string])[] = [
  ['en', 1, 'one: 1'],
  ['en', 15, 'other: 15'],
  ['en', 1234, 'other: 1,234'],
  ['de-AT', 15, 'other: 15'],
  ['ar-EG', 15, 'other: ١٥'],
  ['fa', 15, 'other: ۱۵'],
  ['mr', 15, 'other: १५'],
];

for (const [locale, count, written] of cases)
  test(`${count} in ${locale}`, () => assert.equal(formatCount(seconds, count, locale), written));

for (const locale of ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'nl', 'pt-BR', 'zh-Hans'])
  test(`999 in ${locale} is what Intl makes of it`, () =>
    assert.equal(formatCount(seconds, 999, locale), `other: ${new Intl.NumberFormat(locale).format(999)}`));
