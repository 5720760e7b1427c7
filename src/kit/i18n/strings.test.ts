import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from './strings.ts';

const cases: readonly (readonly [text: string, filled: string])[] = [
  ['to {a} and {b}', 'to {b} and {b}'],
  ['{empty}{empty}.', '.'],
  // What every object has.
  ['{toString} {constructor} {__proto__}', '{toString} {constructor} {__proto__}'],
];

for (const [text, filled] of cases)
  test(`fills in ${text}`, () => assert.equal(format(text, { a: '{b}', empty: '' }), filled));
