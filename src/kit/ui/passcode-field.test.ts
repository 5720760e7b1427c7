import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit, applyPaste, applyTyping } from './passcode-field.tsx';

// Spec 5.6
test('typing at the end appends a digit, unless the code is complete', () => {
  assert.deepEqual(applyTyping('12', '123', 3, 6), { value: '123', caret: 3 });
  assert.deepEqual(applyTyping('123456', '1234567', 7, 6), { value: '123456', caret: 6 });
});

test('typing a digit in front of another one replaces that', () => {
  assert.deepEqual(applyTyping('123456', '1923456', 2, 6), { value: '193456', caret: 2 });
  assert.deepEqual(applyTyping('123', '9123', 1, 6), { value: '923', caret: 1 });
});

test('edits other than typing keep what the browser did', () => {
  assert.deepEqual(applyEdit('134', 1, 6), { value: '134', caret: 1 });
  assert.deepEqual(applyEdit('12345', 3, 6), { value: '12345', caret: 3 }, 'an undone deletion');
  assert.deepEqual(applyEdit('1234567', 7, 6), { value: '123456', caret: 6 });
});

test('typing can replace a selection, and letters are dropped', () => {
  assert.deepEqual(applyTyping('1234', '14', 1, 6), { value: '14', caret: 1 });
  assert.deepEqual(applyTyping('12', '12a', 3, 6), { value: '12', caret: 2 });
});

test('autofill may use digits of another script, and hyphens', () => {
  assert.deepEqual(applyEdit('١٢٣-٤٥٦', 7, 6), { value: '123456', caret: 6 });
  assert.deepEqual(applyEdit('In 10 minutes, 123456 expires', 29, 6), { value: '123456', caret: 6 });
});

test('pasting replaces the whole code, the digits after the caret, or the selection', () => {
  assert.deepEqual(applyPaste('99', '1234567', { start: 1, end: 1 }, 6), { value: '123456', caret: 6 });
  assert.deepEqual(applyPaste('123456', '99', { start: 2, end: 2 }, 6), { value: '129956', caret: 4 });
  assert.deepEqual(applyPaste('123456', '9', { start: 1, end: 4 }, 6), { value: '1956', caret: 2 });
});
