import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acme, list } from '../../../test/support/business-samples.ts';
import { AT_ACME, states } from '../../../test/support/business-states.ts';
import { holdsProof } from './proof.ts';
import type { ScreenName, State } from './screens.ts';

const HOLDING: readonly ScreenName[] = [
  'LoggingIn',
  'Discovery',
  'MfaSelection',
  'SmsOtpEnrollment',
  'SmsOtpEntry',
  'TotpEnrollment',
  'TotpEntry',
  'RecoveryCodeEntry',
];

const demanded = { to: 'organization', organization: acme, demanded: ['sso'] } as const;
const others: readonly (readonly [what: string, state: State, holds: boolean])[] = [
  ['an organization', { ...states.Main, visit: AT_ACME }, false],
  ['an organization that demands more', { ...states.Main, visit: demanded }, true],
  [
    'an organization from the list',
    { ...states.PasswordAuthenticate, visit: { to: 'organization', organization: acme, list } },
    true,
  ],
  ['an error with the list', { ...states.Error, list }, true],
  ['a list to agree to first', { ...states.OtherAccount, next: states.Discovery }, true],
];

for (const state of Object.values(states)) {
  const holds = HOLDING.includes(state.screen);
  test(`${state.screen} ${holds ? 'goes on from' : 'has no'} proved address`, () =>
    assert.equal(holdsProof(state), holds));
}
for (const [what, state, holds] of others)
  test(`${what} ${holds ? 'goes on from' : 'has no'} proved address`, () =>
    assert.equal(holdsProof(state), holds));
