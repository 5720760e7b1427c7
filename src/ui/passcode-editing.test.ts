import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyTyping, codeIn, digitsOf, replaceWith } from './passcode-editing.ts';

test('typing at the end appends, beyond the end does nothing', () => {
  assert.deepEqual(applyTyping('12', '123', 3, 6), { value: '123', caret: 3 });
  assert.deepEqual(applyTyping('123456', '1234567', 7, 6), { value: '123456', caret: 6 });
});

test('a digit typed inside overwrites the one after it', () => {
  assert.deepEqual(applyTyping('123456', '1923456', 2, 6), { value: '193456', caret: 2 });
  assert.deepEqual(applyTyping('123', '9123', 1, 6), { value: '923', caret: 1 });
});

test('what was not typed stands as the browser did it', () => {
  assert.deepEqual(digitsOf('134', 1, 6), { value: '134', caret: 1 });
  assert.deepEqual(digitsOf('12345', 3, 6), { value: '12345', caret: 3 }, 'an undone deletion');
  assert.deepEqual(digitsOf('1234567', 7, 6), { value: '123456', caret: 6 });
});

test('letters, a replaced selection', () => {
  assert.deepEqual(applyTyping('1234', '14', 1, 6), { value: '14', caret: 1 });
  assert.deepEqual(applyTyping('12', '12a', 3, 6), { value: '12', caret: 2 });
});

test('autofill of another script or with a dash', () => {
  assert.deepEqual(digitsOf('١٢٣-٤٥٦', 7, 6), { value: '123456', caret: 6 });
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
  test(`of a pasted "${text}" the code is taken`, () => assert.equal(codeIn(text, 6), code));
}

test('pasting', () => {
  assert.deepEqual(replaceWith('99', '1234567', { start: 1, end: 1 }, 6), { value: '123456', caret: 6 });
  assert.deepEqual(replaceWith('123456', '99', { start: 2, end: 2 }, 6), { value: '129956', caret: 4 });
  assert.deepEqual(replaceWith('123456', '9', { start: 1, end: 4 }, 6), { value: '1956', caret: 2 });
});
