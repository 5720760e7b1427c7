import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { withoutTime } from '../../../../test/support/without-time.ts';
import { ProviderError } from '../../../provider/errors.ts';
import type { Config, UserType } from '../../../settings/types.ts';
import { lookUp } from './main.tsx';

const email = 'ada@example.com';
const found = (userType: UserType | 'unknown') => ({ type: 'userFound', email, userType });
const mail = { type: 'resetMailSent', email, reason: 'wanted' };

const cases: readonly (readonly [userType: UserType | undefined, config: Config, event: object])[] = [
  ['new', { products: ['passwords'] }, found('new')],
  ['password', { products: ['passwords'] }, found('password')],
  // Nobody tells: the visitor decides, or the answer to a log-in.
  [undefined, { products: ['passwords'] }, found('unknown')],
  ['passwordless', { products: ['passwords'] }, mail],
  ['passwordless', { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } }, mail],
  [
    'passwordless',
    { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } },
    found('passwordless'),
  ],
  ['passwordless', { products: ['passwords', 'emailMagicLinks'] }, mail],
  [
    'passwordless',
    // Spec 4.16
    { products: ['passwords', 'emailMagicLinks'], emailMagicLinksOptions: {} },
    found('passwordless'),
  ],
];

for (const [userType, config, event] of cases) {
  const { products = [], otpOptions, emailMagicLinksOptions } = config;
  const methods = [
    ...products,
    ...(otpOptions?.methods ?? []),
    ...(emailMagicLinksOptions ? ['and options of links'] : []),
  ].join(' ');
  // Spec 2.30, 4.8
  test(`an address leads on by its user type, ${userType ?? 'unknown'}, with ${methods}`, async () => {
    const answers = { findUserType: userType, 'passwords.startReset': { data: {} } };
    const { context, calls } = fakeContext(answers, { config });
    assert.deepEqual(withoutTime(await lookUp(context, { email })).event, event);
    assert.deepEqual(
      calls.map(({ name }) => name),
      event === mail ? ['findUserType', 'passwords.startReset'] : ['findUserType'],
    );
  });
}

test('the look-up of the page is asked instead of the provider', async () => {
  const { context, calls } = fakeContext(
    {},
    { lookupUser: async (typed) => (typed === email ? 'new' : 'password') },
  );
  assert.deepEqual((await lookUp(context, { email })).event, found('new'));
  assert.deepEqual(calls, []);
});

for (const [answer, warned] of [
  [undefined, false],
  ['old', true],
  [{ userType: 'new' }, true],
] as const) {
  test(`an answer of the page that is ${JSON.stringify(answer)} counts as unknown`, async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const { context, calls } = fakeContext({}, { lookupUser: async () => answer as 'new' });
    assert.deepEqual((await lookUp(context, { email })).event, found('unknown'));
    assert.equal(warn.mock.callCount(), warned ? 1 : 0);
    assert.deepEqual(calls, []);
  });
}

test('a search that the project does not allow counts as unknown, and the page hears of it', async () => {
  const refusal = new ProviderError('configuration', {
    type: 'endpoint_not_authorized_for_sdk',
    status: 401,
  });
  const { context, reported } = fakeContext({ findUserType: refusal });
  assert.deepEqual((await lookUp(context, { email })).event, found('unknown'));
  assert.deepEqual(reported, [refusal]);
  const outage = new ProviderError('network');
  await assert.rejects(lookUp(fakeContext({ findUserType: outage }).context, { email }), outage);
});
