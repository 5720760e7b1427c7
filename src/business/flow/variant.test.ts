import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acme, list } from '../../../test/support/business-samples.ts';
import { reason, states } from '../../../test/support/business-states.ts';
import type { State } from './screens.ts';
import { variantOf } from './states.ts';

/** What a visitor sees first, and what can take its place on the same screen. */
const pairs: readonly (readonly [State, State])[] = [
  [
    states.Main,
    { ...states.Main, visit: { to: 'organization', organization: acme, demanded: ['passwords'] } },
  ],
  [states.Discovery, { ...states.Discovery, isNaming: true }],
  [states.PasswordResetForm, { ...states.PasswordResetForm, notice: reason }],
  [{ ...states.SmsOtpEntry, sentAt: undefined }, states.SmsOtpEntry],
];

for (const [first, other] of pairs) {
  test(`${first.screen} shows something else`, () =>
    assert.notEqual(Boolean(variantOf(first)), Boolean(variantOf(other))));
}

test('what is read again, such as a list after a reload, is the same', () => {
  assert.equal(
    variantOf({ ...states.Discovery, ...list, discovered: undefined }),
    variantOf(states.Discovery),
  );
});
