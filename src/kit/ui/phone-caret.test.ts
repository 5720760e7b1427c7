import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyDelete, caretAfterDigits, digitsBefore } from './phone-number-input.tsx';

test('the caret stays next to its digit', () => {
  assert.equal(digitsBefore('(415) 555', 6), 3);
  assert.equal(digitsBefore('+44 20', 3), 3);
  assert.equal(digitsBefore('(41５) 555', 4), 3);
  assert.equal(caretAfterDigits('(415) 555-2671', 4), 7);
  assert.equal(caretAfterDigits('(415)', 0), 0);
  assert.equal(caretAfterDigits('(415)', Number.POSITIVE_INFINITY), 5);
});

test('Delete skips formatting', () => {
  assert.equal(applyDelete('(415) 555', '415) 555', 0), '15) 555');
  assert.equal(applyDelete('(415) 555', '(415 555', 4), '(415 55');
  assert.equal(applyDelete('(415) 555', '(45) 555', 2), '(45) 555');
  assert.equal(applyDelete('(415)', '(415', 4), '(415');
});
