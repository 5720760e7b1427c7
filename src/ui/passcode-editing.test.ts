import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyTyping, replaceWith } from './passcode-editing.ts';

test('typing at the end appends, beyond the end does nothing', () => {
  assert.deepEqual(applyTyping('12', '123', 3, 6), { value: '123', caret: 3 });
  assert.deepEqual(applyTyping('123456', '1234567', 7, 6), { value: '123456', caret: 6 });
});

test('a digit typed inside overwrites the one after it', () => {
  assert.deepEqual(applyTyping('123456', '1923456', 2, 6), { value: '193456', caret: 2 });
  assert.deepEqual(applyTyping('123', '9123', 1, 6), { value: '923', caret: 1 });
});

test('deleting and letters', () => {
  assert.deepEqual(applyTyping('1234', '134', 1, 6), { value: '134', caret: 1 });
  assert.deepEqual(applyTyping('12', '12a', 3, 6), { value: '12', caret: 2 });
});

test('autofill of another script or with a dash', () => {
  assert.deepEqual(applyTyping('', '١٢٣-٤٥٦', 7, 6), { value: '123456', caret: 6 });
});

test('pasting', () => {
  assert.deepEqual(replaceWith('99', '1234567', { start: 1, end: 1 }, 6), { value: '123456', caret: 6 });
  assert.deepEqual(replaceWith('123456', '99', { start: 2, end: 2 }, 6), { value: '129956', caret: 4 });
  assert.deepEqual(replaceWith('123456', '9', { start: 1, end: 4 }, 6), { value: '1956', caret: 2 });
});
