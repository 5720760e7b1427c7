import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, isText } from './strings.ts';

const cases: readonly (readonly [text: string, filled: string])[] = [
  ['to {a} and {b}', 'to {b} and {b}'],
  ['{empty}{empty}.', '.'],
  // What every object has.
  ['{toString} {constructor} {__proto__}', '{toString} {constructor} {__proto__}'],
];

for (const [text, filled] of cases)
  test(`fills in ${text}`, () => assert.equal(format(text, { a: '{b}', empty: '' }), filled));

for (const [given, ours, can] of [
  ['Hello', 'Hi', true],
  [{ other: '{n} codes' }, 'Hi', false],
  [5, 'Hi', false],
  [{ other: '{n} codes' }, { one: '{n} code', other: '{n} codes' }, true],
  [{ one: '{n} code' }, { other: '{n} codes' }, false],
  ['{n} codes', { other: '{n} codes' }, false],
  [null, { other: '{n} codes' }, false],
] as const)
  test(`${JSON.stringify(given)} ${can ? 'can' : 'cannot'} stand for ${JSON.stringify(ours)}`, () =>
    assert.equal(isText(given, ours), can));
