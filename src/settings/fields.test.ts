import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flag, json, list, number, oneOf, type Parsed, text } from './fields.ts';

type Parse = (given: string | null) => Parsed<unknown>;
const scheme = oneOf('light', 'dark');

const values: readonly (readonly [name: string, parse: Parse, given: string | null, value: unknown])[] = [
  ['text', text, null, undefined],
  ['text', text, '', undefined],
  ['text', text, ' a ', 'a'],
  ['flag', flag, null, undefined],
  ['flag', flag, '', true],
  ['flag', flag, 'flag', true],
  ['flag', flag, 'FALSE', false],
  ['list', list, null, undefined],
  ['list', list, 'sms whatsapp', ['sms', 'whatsapp']],
  ['list', list, ' sms,whatsapp,\n email ', ['sms', 'whatsapp', 'email']],
  ['list', list, '', []],
  ['number', number, null, undefined],
  ['number', number, '10', 10],
  ['json', json, null, undefined],
  ['json', json, '{"a":1}', { a: 1 }],
  ['choice', scheme, null, undefined],
  ['choice', scheme, 'DARK', 'dark'],
];

for (const [name, parse, given, value] of values) {
  test(`${name} parses ${JSON.stringify(given)}`, () => assert.deepEqual(parse(given), { value }));
}

const rejected: readonly (readonly [name: string, parse: Parse, given: string])[] = [
  ['number', number, 'five'],
  ['json', json, '{'],
  ['json', json, '[1]'],
  ['json', json, 'null'],
  ['choice', scheme, 'dim'],
];

for (const [name, parse, given] of rejected) {
  test(`${name} rejects ${JSON.stringify(given)} and says what it must be`, () => {
    const parsed = parse(given);
    assert.ok('problem' in parsed && parsed.problem.length > 10);
  });
}
