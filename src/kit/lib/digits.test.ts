import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDigits } from './digits.ts';

test('keeps the digits of any script and nothing else', () => {
  assert.equal(toDigits('123-456'), '123456');
  assert.equal(toDigits('٠١٢٣٤٥٦٧٨٩'), '0123456789');
  assert.equal(toDigits('۱۲۳'), '123');
  assert.equal(toDigits('１２３ code: ९'), '1239');
  assert.equal(toDigits('½ ² Ⅷ 😀'), '');
});
