import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printable } from './printable.ts';

const texts: readonly (readonly [text: string, printed: string])[] = [
  ['Grüße,\n\t世界 😀', 'Grüße,\n\t世界 😀'],
  ['\u001b[2J\u0007\r\u0000', '\\u001b[2J\\u0007\\u000d\\u0000'],
  ['\u009b31m\u007f', '\\u009b31m\\u007f'],
  ['\u202egnp.exe\u2069', '\\u202egnp.exe\\u2069'],
];

for (const [text, printed] of texts)
  test(`prints ${JSON.stringify(printed)}`, () => assert.equal(printable(text), printed));

test('leaves JSON what it means', () => {
  const value = { '\u009b': '\u001b\u0085' };
  assert.deepEqual(JSON.parse(printable(JSON.stringify(value, null, 2))), value);
});
