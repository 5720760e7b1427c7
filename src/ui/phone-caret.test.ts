import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caretAfter, significantBefore } from './phone-caret.ts';

test('the caret stays by its digit', () => {
  assert.equal(significantBefore('(415) 555', 6), 3);
  assert.equal(significantBefore('+44 20', 3), 3);
  assert.equal(caretAfter('(415) 555-2671', 4), 7);
  assert.equal(caretAfter('(415)', 0), 0);
  assert.equal(caretAfter('(415)', Number.POSITIVE_INFINITY), 5);
});
