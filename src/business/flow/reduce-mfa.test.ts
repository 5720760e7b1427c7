import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acme, factor, list } from '../../../test/support/business-samples.ts';
import { AT_ACME, states } from '../../../test/support/business-states.ts';
import type { SecondFactor } from '../../provider/business-port.ts';
import type { MfaMethod } from '../../settings/business/types.ts';
import type { MfaStart } from './events.ts';
import { holdsProof, mfaStart, offeredMfa } from './reduce-mfa.ts';
import type { ScreenName, State } from './screens.ts';

const now = { date: 1_700_000_000_000, age: 5000 };
const phone = '+12025550162';
const BOTH: readonly MfaMethod[] = ['smsOtp', 'totp'];

for (const [allowed, configured, expected] of [
  [undefined, ['totp'], ['totp']],
  [undefined, ['totp', 'smsOtp'], ['totp', 'smsOtp']],
  [
    ['smsOtp', 'totp'],
    ['totp', 'smsOtp'],
    ['totp', 'smsOtp'],
  ],
  [['smsOtp'], ['totp'], ['smsOtp']],
  [['totp', 'smsOtp'], ['smsOtp'], ['smsOtp', 'totp']],
] as const) {
  test(`allowed: ${allowed?.join(' ') ?? 'all'}; of the page: ${configured.join(' ')}`, () =>
    assert.deepEqual(offeredMfa({ allowedMfaMethods: allowed }, configured, factor), expected));
}

const owned: readonly (readonly [
  title: string,
  factor: Partial<SecondFactor>,
  allowed: readonly MfaMethod[] | undefined,
  configured: readonly MfaMethod[],
  expected: readonly MfaMethod[],
])[] = [
  ['who has an app is not offered a phone', { hasTotp: true }, undefined, BOTH, ['totp']],
  ['who has a phone is not offered an app', { phone }, ['totp', 'smsOtp'], BOTH, ['smsOtp']],
  ['who has both is offered both, in order', { phone, hasTotp: true }, BOTH, ['totp'], ['totp', 'smsOtp']],
  ['what a member has counts more than the page’s choice', { phone }, undefined, ['totp'], ['smsOtp']],
  ['what the organization forbids does not count', { phone }, ['totp'], BOTH, ['totp']],
  ['who has both may use the one that is allowed', { phone, hasTotp: true }, ['totp'], BOTH, ['totp']],
  ['who has none is offered all', {}, BOTH, ['totp'], ['totp', 'smsOtp']],
];

for (const [title, known, allowed, configured, expected] of owned) {
  test(title, () =>
    assert.deepEqual(
      offeredMfa({ allowedMfaMethods: allowed }, configured, { ...factor, ...known }),
      expected,
    ),
  );
}

const starts: readonly (readonly [
  title: string,
  factor: Partial<SecondFactor>,
  methods: readonly MfaMethod[],
  start: MfaStart,
])[] = [
  ['nothing is enrolled', {}, BOTH, 'choose'],
  ['nothing is enrolled, and there is one method', {}, ['totp'], { enroll: 'totp' }],
  ['nothing is enrolled, and there is only SMS', {}, ['smsOtp'], { enroll: 'smsOtp' }],
  ['an app is enrolled', { hasTotp: true }, BOTH, { enter: 'totp' }],
  ['a number is enrolled', { phone }, BOTH, { enter: 'smsOtp', phone, sentAt: undefined }],
  ['both are enrolled', { phone, hasTotp: true }, ['totp', 'smsOtp'], { enter: 'totp' }],
  [
    'both are enrolled, and one is preferred',
    { phone, hasTotp: true, preferred: 'smsOtp' },
    ['totp', 'smsOtp'],
    { enter: 'smsOtp', phone, sentAt: undefined },
  ],
  [
    'the preferred one is not allowed',
    { phone, hasTotp: true, preferred: 'smsOtp' },
    ['totp'],
    { enter: 'totp' },
  ],
  ['the enrolled one is not allowed', { phone }, ['totp'], { enroll: 'totp' }],
  [
    'the provider has sent a code',
    { phone, hasTotp: true, smsSentTo: phone },
    BOTH,
    { enter: 'smsOtp', phone, sentAt: now },
  ],
  [
    'the provider has sent a code to a number that nobody has verified',
    { smsSentTo: phone },
    BOTH,
    { enter: 'smsOtp', phone, sentAt: now },
  ],
];

for (const [title, known, methods, start] of starts) {
  test(title, () => assert.deepEqual(mfaStart({ ...factor, ...known }, methods, now), start));
}

const HOLDING: readonly ScreenName[] = [
  'LoggingIn',
  'Discovery',
  'MfaSelection',
  'SmsOtpEnrollment',
  'SmsOtpEntry',
  'TotpEnrollment',
  'TotpEntry',
  'RecoveryCodeEntry',
  'RecoveryCodeSave',
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
