import assert from 'node:assert/strict';
import { test } from 'node:test';
import de from './locales/de/consumer.ts';
import en from './locales/en/consumer.ts';
import { translateWarning } from './strength-warning.ts';

const texts = { ...en.strengthWarnings, ...de.strengthWarnings };

const rows: readonly [name: string, warning: string, shown: string][] = [
  ['a warning is translated', 'Recent years are easy to guess', texts.recentYears],
  ['one with a final period, too', 'Recent years are easy to guess.', texts.recentYears],
  ['an unknown one stays as it is', 'Too short.', 'Too short.'],
  ['none stays none', '', ''],
];

for (const [name, warning, shown] of rows)
  test(name, () => assert.equal(translateWarning(warning, texts), shown));
