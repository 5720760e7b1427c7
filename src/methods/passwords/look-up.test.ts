import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import type { Config, UserType } from '../../config/types.ts';
import { lookUp } from './look-up.ts';

const email = 'ada@example.com';
const found = (userType: UserType) => ({ type: 'userFound', email, userType });
const mail = { type: 'resetMailSent', email, reason: 'wanted' };

const cases: readonly (readonly [userType: UserType | undefined, config: Config, event: object])[] = [
  ['new', { products: ['passwords'] }, found('new')],
  ['password', { products: ['passwords'] }, found('password')],
  // Nobody could tell: the answer to a log-in will.
  [undefined, { products: ['passwords'] }, found('password')],
  ['passwordless', { products: ['passwords'] }, mail],
  ['passwordless', { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } }, mail],
  [
    'passwordless',
    { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } },
    found('passwordless'),
  ],
  ['passwordless', { products: ['passwords', 'emailMagicLinks'] }, found('passwordless')],
];

for (const [userType, config, event] of cases) {
  const methods = [...(config.products ?? []), ...(config.otpOptions?.methods ?? [])].join(' ');
  test(`an address leads on by its user type, ${userType ?? 'unknown'}, with ${methods}`, async () => {
    const { context, calls } = fakeContext(
      { 'passwords.startReset': { data: {} } },
      {
        config,
        ...(userType && { userType }),
      },
    );
    assert.deepEqual((await lookUp(context, { email })).event, event);
    assert.equal(calls.length, event === mail ? 1 : 0);
  });
}
