import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FakeContextOptions, fakeContext } from '../../../../test/support/action-context.ts';
import { withoutTime } from '../../../../test/support/without-time.ts';
import { addressHash } from '../../../kit/lib/address-hash.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { checkStrength } from '../../../shell/views/use-strength.ts';
import { createPassword, logIn, resetPassword, sendPasswordless, skipReset } from './actions.ts';

const email = 'ada@example.com';
const password = 'violet-Anvil-42-harbour';
const user = { emails: [{ email: 'c@d.test' }, { email: 'a@b.test', verified: true }] };
const session = { session: { session_id: 's' }, user, data: { request_id: 'r' } };
const config = { sessionOptions: { sessionDurationMinutes: 45 } };
const signedIn = (type: string) => ({
  event: { type: 'signedIn', method: 'password', account: 'a@b.test' },
  authEvent: { type, data: session.data },
  success: { method: 'password', session: session.session, user: session.user },
});
const mail = (reason: string) => ({
  event: { type: 'resetMailSent', email, reason },
  authEvent: { type: 'PASSWORD_RESET_BY_EMAIL_START', data: { request_id: 'm' } },
});
const answers = { 'passwords.startReset': { data: { request_id: 'm' } } };
const error = (type: string, status = 401) => new ProviderError('provider', { type, status, message: 'No.' });

// Spec 4.9
test('an accepted password signs in for as long as the page says', async () => {
  for (const [action, call, type] of [
    [logIn, 'passwords.authenticate', 'PASSWORD_AUTHENTICATE'],
    [createPassword, 'passwords.create', 'PASSWORD_CREATE'],
  ] as const) {
    const { context, calls } = fakeContext({ [call]: session }, { config });
    assert.deepEqual(await action(context, { email, password }), signedIn(type));
    assert.deepEqual(calls, [{ name: call, args: [email, password, 45] }]);
  }
});

/** Where a refused log-in leads (spec section 4). */
const recoveries: readonly (readonly [type: string, options: FakeContextOptions, outcome: object])[] = [
  // Spec 4.11
  ['reset_password', {}, mail('duplicate')],
  ['breached_password', {}, mail('breached')],
  ['email_not_found', {}, { event: { type: 'userFound', email, userType: 'new' } }],
  ['no_user_password', { config: { products: ['passwords'] } }, mail('wanted')],
  [
    'no_user_password',
    { config: { products: ['passwords', 'emailMagicLinks'], emailMagicLinksOptions: {} } },
    { event: { type: 'userFound', email, userType: 'passwordless' } },
  ],
];

for (const [type, options, outcome] of recoveries) {
  const products = options.config?.products?.join(' and ') ?? 'any product';
  test(`a log-in refused with ${type}, with ${products}, leads on and is reported`, async () => {
    const refusal = error(type);
    const { context, reported } = fakeContext({ ...answers, 'passwords.authenticate': refusal }, options);
    assert.deepEqual(withoutTime(await logIn(context, { email, password })), outcome);
    assert.deepEqual(reported, [refusal]);
  });
}

// Spec 4.10
test('a new password for an address that has an account leads to an e-mail', async () => {
  for (const type of ['reset_password', 'duplicate_email', 'unauthorized_credentials']) {
    const refusal = error(type);
    const { context, reported } = fakeContext({ ...answers, 'passwords.create': refusal });
    assert.deepEqual(
      withoutTime(await createPassword(context, { email, password })),
      mail('duplicate'),
      type,
    );
    assert.deepEqual(reported, [refusal]);
  }
});

/** Refusals that lead nowhere: the visitor reads them on the same screen. */
const dead: readonly (readonly [typeof logIn, call: string, thrown: Error])[] = [
  [logIn, 'passwords.authenticate', error('unauthorized_credentials')],
  [logIn, 'passwords.authenticate', error('user_lock_limit_reached', 429)],
  [logIn, 'passwords.authenticate', new ProviderError('network')],
  [logIn, 'passwords.authenticate', new Error('reset_password')],
  [createPassword, 'passwords.create', error('weak_password', 400)],
  [createPassword, 'passwords.create', error('breached_password')],
  [createPassword, 'passwords.create', error('email_not_found')],
  [createPassword, 'passwords.create', error('no_user_password')],
];

for (const [action, call, thrown] of dead) {
  const what = (thrown instanceof ProviderError && thrown.type) || thrown.message;
  test(`${call} refused with ${what} stays where it is`, async () => {
    const { context, reported } = fakeContext({ ...answers, [call]: thrown });
    await assert.rejects(action(context, { email, password }), (reason) => reason === thrown);
    assert.deepEqual(reported, []);
  });
}

test('a failed e-mail after a refused log-in fails the log-in', async () => {
  const failure = error('internal_server_error', 500);
  const { context } = fakeContext({
    'passwords.authenticate': error('breached_password'),
    'passwords.startReset': failure,
  });
  await assert.rejects(logIn(context, { email, password }), (reason) => reason === failure);
});

// Spec 4.15
for (const [what, askedAddress] of [
  ['its email', await addressHash('a@b.test')],
  ['nothing', undefined],
  ['the email of another address', await addressHash('grace@b.test')],
] as const)
  test(`a new password where ${what} was asked for signs in, and may be saved for a verified address`, async () => {
    const { context, calls, noted } = fakeContext(
      { 'passwords.reset': session },
      { config, ...(askedAddress !== undefined && { askedAddress }) },
    );
    const offered: string[] = [];
    const offerToSave = (account: string) => offered.push(account);
    const { event, ...rest } = signedIn('PASSWORD_RESET_BY_EMAIL');
    assert.deepEqual(await resetPassword(context, { token: 'token-1', password, offerToSave }), {
      ...rest,
      event: { ...event, byReset: true },
    });
    assert.deepEqual(calls, [{ name: 'passwords.reset', args: ['token-1', password, 45] }]);
    assert.deepEqual(offered, ['a@b.test']);
    assert.deepEqual(noted, ['spends token-1, reset_password']);
  });

// Spec 2.40
test('the token of a reset email signs in without a new password, too', async () => {
  const { context, calls, noted } = fakeContext({ 'magicLinks.authenticate': session }, { config });
  assert.deepEqual(await skipReset(context, { token: 'token-1' }), {
    event: { type: 'signedIn', method: 'magic_link', account: 'a@b.test' },
    authEvent: { type: 'MAGIC_LINK_AUTHENTICATE', data: session.data },
    success: { method: 'magic_link', session: session.session, user: session.user },
  });
  assert.deepEqual(calls, [{ name: 'magicLinks.authenticate', args: ['token-1', 45] }]);
  assert.deepEqual(noted, ['spends token-1, reset_password']);
});

test('a new password of a user whose address is not known signs in, and is not offered', async () => {
  const { context } = fakeContext({ 'passwords.reset': { ...session, user: {} } });
  const { success } = await resetPassword(context, { token: 'token-1', password, offerToSave: assert.fail });
  assert.deepEqual(success?.user, {});
});

for (const thrown of [
  error('unable_to_auth_password_reset_token'),
  error('token_not_found', 404),
  error('pkce_mismatch', 400),
  error('invalid_token', 400),
]) {
  test(`a reset token refused with ${thrown.status} ${thrown.type} cannot be used any more`, async () => {
    const { context, reported } = fakeContext({
      'passwords.reset': thrown,
      'magicLinks.authenticate': thrown,
    });
    const reason = thrown.type === 'pkce_mismatch' ? 'linkElsewhere' : 'linkInvalid';
    for (const action of [resetPassword, skipReset])
      assert.deepEqual(await action(context, { token: 'token-1', password, offerToSave: assert.fail }), {
        event: { type: 'resetRefused', reason },
      });
    assert.deepEqual(reported, [thrown, thrown]);
  });
}

for (const thrown of [
  error('weak_password', 400),
  error('too_many_requests', 429),
  new ProviderError('timeout'),
]) {
  test(`a new password refused with ${thrown.type ?? thrown.code} leaves the token as it is`, async () => {
    const { context, reported } = fakeContext({ 'passwords.reset': thrown });
    await assert.rejects(
      resetPassword(context, { token: 'token-1', password, offerToSave: assert.fail }),
      (reason) => reason === thrown,
    );
    assert.deepEqual(reported, []);
  });
}

test('somebody without a password is sent a code or a link', async () => {
  const { context } = fakeContext({
    'otps.send': { methodId: 'method-1', data: {} },
    'magicLinks.send': { data: {} },
  });
  assert.deepEqual(withoutTime(await sendPasswordless(context, { email, method: 'code' })).event, {
    type: 'codeSent',
    method: 'email',
    methodId: 'method-1',
    destination: email,
    expirationMinutes: 5,
  });
  assert.deepEqual(withoutTime(await sendPasswordless(context, { email, method: 'link' })).event, {
    type: 'linkSent',
    email,
  });
});

// Spec 7.8
test('a password is judged together with its address', async () => {
  const { context, calls } = fakeContext({ 'passwords.checkStrength': {} });
  await checkStrength(context, { password, email });
  assert.deepEqual(calls, [{ name: 'passwords.checkStrength', args: [password, email] }]);
});
