import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../test/support/business-action-context.ts';
import { acme, answers, data, email, factor, success } from '../../../test/support/business-samples.ts';
import type { SignInAnswer } from '../../provider/business-port.ts';
import type { onlyWay } from '../flow/offered.ts';
import { concludeSignIn } from './conclude.ts';

const concluded = { method: 'password', type: 'B2B_PASSWORD_AUTHENTICATE' } as const;
const authEvent = { type: concluded.type, data };
const { session, secondFactor, anotherMethod } = answers;

test('a session is told with its event', () => {
  const { context } = businessFakeContext();
  assert.deepEqual(concludeSignIn(context, session, concluded), {
    event: { type: 'accepted', account: email, organization: 'Acme' },
    authEvent,
    success: { ...success, method: 'password' },
  });
});

test('an address that nobody has verified names no account', () => {
  const { context } = businessFakeContext();
  const answer = { ...session, user: { ...session.user, email_address_verified: false } };
  const { event } = concludeSignIn(context, answer, concluded);
  assert.deepEqual(event, { type: 'accepted', account: undefined, organization: 'Acme' });
});

test('a second factor starts with the methods of the page and the organization', () => {
  const { context } = businessFakeContext({}, { config: { mfaProductOrder: ['totp'] } });
  assert.deepEqual(concludeSignIn(context, secondFactor, concluded), {
    event: {
      type: 'secondFactorDemanded',
      confirming: { factor, methods: ['totp', 'smsOtp'], method: 'password', resets: false },
      start: 'choose',
    },
    authEvent,
  });
});

for (const [smsSentTo, type] of [
  [undefined, 'stopped'],
  ['+12025550162', 'secondFactorDemanded'],
] as const)
  test(`an organization that allows no second factor; a code sent to ${smsSentTo}`, () => {
    const { context } = businessFakeContext();
    const organization = { ...acme, allowedMfaMethods: [] };
    const answer = { ...secondFactor, factor: { ...factor, phone: '+12025550162', smsSentTo }, organization };
    const { event } = concludeSignIn(context, answer, concluded);
    assert.equal(event?.type, type);
    if (event?.type === 'stopped')
      assert.deepEqual(event.reason, { text: 'noMethods', slots: { organization: 'Acme' } });
  });

const sso = { ...acme, connections: [{ id: 'okta-1', name: 'Okta', identityProvider: 'okta' }] };

/** What an organization demands, and whether anything on the page can meet it. */
const demands: readonly (readonly [
  Extract<SignInAnswer, { kind: 'anotherMethod' }>,
  canMeet: boolean,
  only?: ReturnType<typeof onlyWay>,
])[] = [
  [anotherMethod, true, 'passwords'],
  [{ ...anotherMethod, email: '' }, true],
  [{ ...anotherMethod, demanded: [] }, false],
  [{ ...anotherMethod, demanded: ['sso'] }, false],
  [{ ...anotherMethod, demanded: ['sso'], organization: sso }, true, sso.connections[0]],
  [{ ...anotherMethod, demanded: ['github'] }, true],
];

for (const [answer, canMeet, only] of demands) {
  const { demanded, organization } = answer;
  test(`${organization.connections.length} connections, ${demanded.join(' ') || 'nothing'} demanded: ${canMeet ? 'a way on' : 'a sentence'}`, () => {
    const { context } = businessFakeContext();
    assert.deepEqual(concludeSignIn(context, answer, concluded), {
      event: canMeet
        ? {
            type: 'anotherMethodDemanded',
            organization,
            demanded,
            email: answer.email,
            ...(only && { only }),
          }
        : { type: 'stopped', reason: { text: 'cannotJoin', slots: { organization: 'Acme' } } },
      authEvent,
    });
  });
}
