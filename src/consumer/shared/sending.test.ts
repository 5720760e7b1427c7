import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import { withoutTime } from '../../../test/support/without-time.ts';
import { addressHash } from '../../kit/lib/address-hash.ts';
import type { Config } from '../../settings/types.ts';
import { sendCode, sendLink, sendReset } from './send.ts';

const email = 'ada@example.com';
const hash = await addressHash(email);
const data = { request_id: 'r' };

/** Every option that concerns what is sent, each with a value of its own. */
const config = {
  emailMagicLinksOptions: {
    loginRedirectURL: '/link-login',
    loginExpirationMinutes: 11,
    signupRedirectURL: '/link-signup',
    signupExpirationMinutes: 12,
    createUserAsPending: true,
    loginTemplateId: 'link-login',
    signupTemplateId: 'link-signup',
    locale: 'es',
  },
  otpOptions: {
    expirationMinutes: 7,
    loginTemplateId: 'code-login',
    signupTemplateId: 'code-signup',
    locale: 'pt-br',
  },
  passwordOptions: {
    loginRedirectURL: '/password-login',
    resetPasswordRedirectURL: '/reset',
    resetPasswordExpirationMinutes: 13,
    resetPasswordTemplateId: 'reset',
    locale: 'es',
  },
} as const satisfies Config;

for (const [method, destination] of [
  ['sms', '+12025550162'],
  ['whatsapp', '+12025550162'],
  ['email', email],
] as const) {
  test(`a code by ${method} is sent with the options of the page`, async () => {
    const { context, calls } = fakeContext({ 'otps.send': { methodId: 'method-1', data } }, { config });
    assert.deepEqual(withoutTime(await sendCode(context, { method, destination })), {
      event: { type: 'codeSent', method, methodId: 'method-1', destination, expirationMinutes: 7 },
      authEvent: { type: 'OTP_LOGIN_OR_CREATE', data },
    });
    assert.deepEqual(calls, [{ name: 'otps.send', args: [method, destination, config.otpOptions] }]);
  });
}

// Spec 3.2
test('a link is sent with the options of the page, and may come back', async () => {
  const { context, calls, noted } = fakeContext({ 'magicLinks.send': { data } }, { config });
  assert.deepEqual(withoutTime(await sendLink(context, { email })), {
    event: { type: 'linkSent', email },
    authEvent: { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data },
  });
  const options = {
    ...config.emailMagicLinksOptions,
    loginRedirectURL: 'https://shop.example/link-login',
    signupRedirectURL: 'https://shop.example/link-signup',
  };
  assert.deepEqual(calls, [{ name: 'magicLinks.send', args: [email, options] }]);
  const expected = { tokenType: 'magic_links', addressHash: hash };
  assert.deepEqual(noted, [`expects ${JSON.stringify(expected)}`]);
});

for (const reason of ['forgotten', 'breached', 'duplicate', 'wanted'] as const) {
  test(`an e-mail to set a password is sent with the options of the page: ${reason}`, async () => {
    const { context, calls, noted } = fakeContext({ 'passwords.startReset': { data } }, { config });
    assert.deepEqual(withoutTime(await sendReset(context, { email, reason })), {
      event: { type: 'resetMailSent', email, reason },
      authEvent: { type: 'PASSWORD_RESET_BY_EMAIL_START', data },
    });
    const options = {
      loginRedirectURL: 'https://shop.example/password-login',
      resetRedirectURL: 'https://shop.example/reset',
      expirationMinutes: 13,
      templateId: 'reset',
      locale: 'es',
    };
    assert.deepEqual(calls, [{ name: 'passwords.startReset', args: [email, options] }]);
    assert.deepEqual(noted, [`expects ${JSON.stringify({ tokenType: 'login', addressHash: hash })}`]);
  });
}

test('a link is expected on a page without TLS, too', async () => {
  const subtle = mock.getter(Crypto.prototype, 'subtle', () => undefined as unknown as SubtleCrypto);
  const { context, noted } = fakeContext({ 'magicLinks.send': { data } });
  assert.equal((await sendLink(context, { email })).event?.type, 'linkSent');
  const addressHash = /"addressHash":"([^"]+)"/.exec(noted.join())?.[1];
  subtle.mock.restore();
  assert.ok(addressHash);
  assert.doesNotMatch(addressHash, /\s|@/);
});

// Spec 9.1, 9.3
test('without options codes, links and e-mails expire when the spec says', async () => {
  const { context, calls } = fakeContext({
    'otps.send': { methodId: 'method-1', data },
    'magicLinks.send': { data },
    'passwords.startReset': { data },
  });
  await sendCode(context, { method: 'email', destination: email });
  await sendLink(context, { email });
  await sendReset(context, { email, reason: 'forgotten' });
  const minutes = calls.map(({ args }) =>
    Object.entries(args.at(-1) as object).filter(([name]) => name.endsWith('Minutes')),
  );
  assert.deepEqual(minutes, [
    [['expirationMinutes', 5]],
    [
      ['loginExpirationMinutes', 30],
      ['signupExpirationMinutes', 30],
    ],
    [['expirationMinutes', 30]],
  ]);
});

test('a second code within the pause is none: nothing is sent or told, and it leads to the same screen', async () => {
  const { context, calls } = fakeContext({ 'otps.send': { methodId: 'method-1', data } });
  const code = { method: 'email', destination: email } as const;
  const first = await sendCode(context, code);
  const otp = { ...context.config.otp, expirationMinutes: 9 };
  const changed = { ...context, config: { ...context.config, otp } };
  assert.deepEqual(await sendCode(changed, code), { event: first.event });
  assert.equal(calls.length, 1);
});

// Spec 4.20: of two links, both sign in.
test('a second link or reset is sent at once, told and waited for', async () => {
  const { context, calls, noted } = fakeContext({
    'magicLinks.send': { data },
    'passwords.startReset': { data },
  });
  for (const send of [
    () => sendLink(context, { email }),
    () => sendReset(context, { email, reason: 'forgotten' }),
  ]) {
    const [first, second] = [await send(), await send()];
    assert.deepEqual(second.authEvent, first.authEvent);
    assert.ok(second.authEvent);
  }
  assert.equal(calls.length, 4);
  assert.equal(noted.length, 4);
});

test('what could not be sent leads nowhere and is not waited for', async () => {
  const failure = new Error('No.');
  for (const [call, send] of [
    ['otps.send', (context) => sendCode(context, { method: 'sms', destination: '+12025550162' })],
    ['magicLinks.send', (context) => sendLink(context, { email })],
    ['passwords.startReset', (context) => sendReset(context, { email, reason: 'forgotten' })],
  ] satisfies [string, (context: ReturnType<typeof fakeContext>['context']) => unknown][]) {
    const { context, noted } = fakeContext({ [call]: failure });
    await assert.rejects(Promise.resolve(send(context)), failure);
    assert.deepEqual(noted, []);
  }
});

test('where nobody can sign up, codes and links are for those who have an account', async () => {
  const closed = { signUp: 'closed' } as const;
  const code = fakeContext({ 'otps.send': { methodId: 'method-1', data } }, { config: closed });
  const codeSent = await sendCode(code.context, { method: 'email', destination: email });
  const link = fakeContext({ 'magicLinks.send': { data } }, { config: closed });
  const linkSent = await sendLink(link.context, { email });
  assert.deepEqual(
    [codeSent, linkSent].map(({ authEvent }) => authEvent?.type),
    ['OTP_SEND', 'MAGIC_LINK_SEND'],
  );
  for (const { args } of [...code.calls, ...link.calls])
    assert.equal((args.at(-1) as { existingOnly?: boolean }).existingOnly, true);
});
