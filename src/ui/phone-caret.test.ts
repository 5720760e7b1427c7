import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterDelete, caretAfter, significantBefore } from './phone-caret.ts';

test('the caret stays by its digit', () => {
  assert.equal(significantBefore('(415) 555', 6), 3);
  assert.equal(significantBefore('+44 20', 3), 3);
  assert.equal(significantBefore('(41５) 555', 4), 3);
  assert.equal(caretAfter('(415) 555-2671', 4), 7);
  assert.equal(caretAfter('(415)', 0), 0);
  assert.equal(caretAfter('(415)', Number.POSITIVE_INFINITY), 5);
});

test('Delete gets past what the format adds', () => {
  assert.equal(afterDelete('(415) 555', '415) 555', 0), '15) 555');
  assert.equal(afterDelete('(415) 555', '(415 555', 4), '(415 55');
  assert.equal(afterDelete('(415) 555', '(45) 555', 2), '(45) 555');
  assert.equal(afterDelete('(415)', '(415', 4), '(415');
});
