import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '../i18n/strings.ts';
import { formatSeconds, secondsUntil } from './countdown.ts';
import { parseEmail } from './email.ts';

const emails: readonly (readonly [typed: string, email: string | undefined])[] = [
  ['ada@example.com', 'ada@example.com'],
  ['  ada+tag@mail.example.co.uk ', 'ada+tag@mail.example.co.uk'],
  ['jürgen@bücher.example', 'jürgen@bücher.example'],
  ['почта@пример.рф', 'почта@пример.рф'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['', undefined],
  ['ada', undefined],
  ['ada@', undefined],
  ['ada@example', undefined],
  ['@example.com', undefined],
  ['a b@example.com', undefined],
  ['ada@exa mple.com', undefined],
  ['ada@@example.com', undefined],
  ['<ada@example.com>', undefined],
  ['ada@example.com,', undefined],
  ['ada@example.com>', undefined],
  ['ada@exam_ple.com', undefined],
  ['ada@example.com/x', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
];

for (const [typed, email] of emails) {
  test(`e-mail ${JSON.stringify(typed.slice(0, 40))}`, () => assert.equal(parseEmail(typed), email));
}

const countdowns: readonly (readonly [end: number, now: number, shown: string])[] = [
  [300_000, 0, '5:00'],
  [300_000, 1, '5:00'],
  [300_000, 1000, '4:59'],
  [300_000, 240_500, '1:00'],
  [300_000, 299_001, '0:01'],
  [300_000, 300_000, '0:00'],
  [300_000, 900_000, '0:00'],
];

for (const [end, now, shown] of countdowns) {
  test(`${end - now} ms left reads ${shown}`, () =>
    assert.equal(formatSeconds(secondsUntil(end, now)), shown));
}

test('slots are filled, unknown ones stay, and a value is not read for slots again', () => {
  assert.equal(format('to {a} and {b}', { a: '{b}' }), 'to {b} and {b}');
});
