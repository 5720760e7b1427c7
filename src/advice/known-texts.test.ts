import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyText } from '../kit/i18n/every-text.ts';
import { textsByPath } from '../kit/i18n/missing.ts';
import { knownTexts } from './known-texts.ts';

test('knows every text, and of which kind it is', () => {
  const kinds = (texts: typeof everyText | typeof knownTexts): readonly string[] =>
    [...textsByPath(texts)].map(([path, text]) => `${path}: ${typeof text}`).sort();
  assert.deepEqual(kinds(knownTexts), kinds(everyText));
});
