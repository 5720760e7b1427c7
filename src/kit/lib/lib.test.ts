import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSeconds, secondsLeft } from './countdown.ts';
import { parseEmail } from './email.ts';

const emails: readonly (readonly [typed: string, email: string | undefined])[] = [
  ['ada@example.com', 'ada@example.com'],
  ['  ada+tag@mail.example.co.uk ', 'ada+tag@mail.example.co.uk'],
  ['jürgen@bücher.example', 'jürgen@bücher.example'],
  ['почта@пример.рф', 'почта@пример.рф'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  // Zero-width space, soft hyphen, Arabic letter mark, bidirectional isolates, a control.
  ['\u200bada\u00ad@exam\u061cple\u2066.com\u2069\u0007', 'ada@example.com'],
  [' \u200b ', undefined],
  ['', undefined],
  ['ada', undefined],
  ['ada@', undefined],
  ['ada@example', undefined],
  ['@example.com', undefined],
  ['a b@example.com', undefined],
  ['ada@exa mple.com', undefined],
  ['ada@@example.com', undefined],
  ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
  ['"Lovelace, Ada" <ada@example.com>,', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['MailTo:ada@example.com?subject=Hello', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example.com, ', 'ada@example.com'],
  ['ada@example.com ;', 'ada@example.com'],
  ['ada@example.com, bob@example.com', undefined],
  ['<ada@example.com> <bob@example.com', undefined],
  ['<script>@example.com', undefined],
  ['ada@example.com>', undefined],
  ['ada@exam_ple.com', undefined],
  ['ada@example.com/x', undefined],
  [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  [`${'a'.repeat(243)}@example.com`, undefined],
];

for (const [typed, email] of emails) {
  // Spec 5.1
  test(`${email === undefined ? 'rejects' : 'accepts'} the email address ${JSON.stringify(typed.slice(0, 40))}`, () =>
    assert.equal(parseEmail(typed), email));
}

const hour = 3_600_000;
const countdowns: readonly (readonly [elapsed: { date: number; age: number }, shown: string])[] = [
  [{ date: 0, age: 0 }, '5:00'],
  [{ date: 1, age: 1 }, '5:00'],
  [{ date: 1000, age: 1000 }, '4:59'],
  [{ date: 240_500, age: 240_500 }, '1:00'],
  [{ date: 299_001, age: 299_001 }, '0:01'],
  [{ date: 300_000, age: 300_000 }, '0:00'],
  [{ date: 900_000, age: 900_000 }, '0:00'],
  // The page has not noticed yet that the countdown started anew.
  [{ date: -1500, age: -1500 }, '5:00'],
  // The visitor set the system clock back.
  [{ date: 1000 - hour, age: 1000 }, '4:59'],
  // The machine slept.
  [{ date: 121_000, age: 1000 }, '2:59'],
];

for (const [{ date, age }, shown] of countdowns) {
  test(`after ${date} ms by the system clock and ${age} ms by the page's, ${shown} is left`, () => {
    const start = { date: 1_700_000_000_000, age: 5000 };
    const now = { date: start.date + date, age: start.age + age };
    assert.equal(formatSeconds(secondsLeft(300, start, now)), shown);
  });
}
