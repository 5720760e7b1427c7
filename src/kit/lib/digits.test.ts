import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractCode, toDigits } from './digits.ts';

test('keeps the digits of any script and nothing else', () => {
  assert.equal(toDigits('123-456'), '123456');
  assert.equal(toDigits('٠١٢٣٤٥٦٧٨٩'), '0123456789');
  assert.equal(toDigits('۱۲۳'), '123');
  assert.equal(toDigits('１２３ code: ९'), '1239');
  assert.equal(toDigits('½ ² Ⅷ 😀'), '');
});

const pasted: readonly (readonly [text: string, code: string])[] = [
  ['Your 6-digit code is 482 913', '482913'],
  ['Your 6-digit code is 482913. It expires in 5 minutes.', '482913'],
  ['482-913 is your 6-digit code', '482913'],
  ['Code for +1 202 555 0162: 482\u00a0913', '482913'],
  ['12 34-56', '123456'],
  ['٤٨٢ ٩١٣ هو الرمز المكون من 6 أرقام', '482913'],
  ['1, 2, 3, 4, 5, 6', '123456'],
  ['12345', '12345'],
  ['1234567', '1234567'],
  ['no code', ''],
];
for (const [text, code] of pasted) {
  test(`finds the code in a pasted "${text}"`, () => assert.equal(extractCode(text, 6), code));
}
