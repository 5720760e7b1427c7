import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recoveryCodeOf } from './recovery-code.ts';

for (const [typed, code] of [
  ['abcd-efgh-jk2n', 'abcd-efgh-jk2n'],
  ['ABCD EFGH JK2N', 'abcd-efgh-jk2n'],
  ['abcdefghjk2n', 'abcd-efgh-jk2n'],
  ['abcd – efgh – jk2n', 'abcd-efgh-jk2n'],
  ['Another-Form', 'Another-Form'],
  ['abcd-efgh', 'abcd-efgh'],
] as const)
  test(`"${typed}" is ${code}`, () => assert.equal(recoveryCodeOf(typed), code));
