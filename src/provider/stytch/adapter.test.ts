import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, type RecordedCall, recorder } from '../../../test/support/recorder.ts';
import { clientCalls } from '../../consumer/methods/client-calls.ts';
import { OTP_METHODS, PRODUCTS } from '../../settings/types.ts';
import type { IdentityProvider } from '../port.ts';
import { stytchProvider } from './adapter.ts';

const INTERNALS = Symbol.for('stytch__internal_b2c');
type Client = Parameters<typeof stytchProvider>[0];

/** The adapter over a client of the SDK that answers as the test says. */
function over(answers: Answers, internals?: object) {
  const calls: RecordedCall[] = [];
  const names = 'otps magicLinks passwords cryptoWallets oauth rbac webauthn impersonation'.split(' ');
  const all = recorder<Record<string, unknown>>(answers, calls);
  const client = {
    ...Object.fromEntries(names.map((name) => [name, all[name]])),
    ...(internals && { [INTERNALS]: internals }),
  };
  return { provider: stytchProvider(client as unknown as Client, 'public-token-test-1'), calls };
}

const session = { session_id: 's' };
const user = { user_id: 'u' };
/** As the SDK answers, with what the page must not see. */
const signedIn = {
  status_code: 200,
  session,
  user,
  session_token: 'secret',
  session_jwt: 'secret',
  provider_values: { access_token: 'secret' },
};

const { signal } = new AbortController();
const passkeyRequest = { sessionMinutes: 45, signal, onChosen: () => undefined };

/** Each call of the port, what the SDK is called with, and what it answers where that is not a session. */
const mapped: readonly (readonly [
  what: string,
  run: (provider: IdentityProvider) => Promise<unknown>,
  call: string,
  args: readonly unknown[],
  response?: object,
])[] = [
  [
    // Spec 3.8, 7.3
    'a code by text message',
    ({ otps }) =>
      otps.send('sms', '+1', {
        expirationMinutes: 7,
        loginTemplateId: 'a',
        signupTemplateId: 'b',
        locale: 'es',
      }),
    'otps.sms.loginOrCreate',
    ['+1', { expiration_minutes: 7, locale: 'es' }],
    { method_id: 'method-1' },
  ],
  [
    // Spec 7.3
    'a code by WhatsApp',
    ({ otps }) => otps.send('whatsapp', '+1', { expirationMinutes: 7 }),
    'otps.whatsapp.loginOrCreate',
    ['+1', { expiration_minutes: 7 }],
    { method_id: 'method-1' },
  ],
  [
    // Spec 7.2
    'a code by e-mail',
    ({ otps }) =>
      otps.send('email', 'a@b.test', { expirationMinutes: 7, loginTemplateId: 'a', signupTemplateId: 'b' }),
    'otps.email.loginOrCreate',
    ['a@b.test', { expiration_minutes: 7, login_template_id: 'a', signup_template_id: 'b' }],
    { method_id: 'method-1' },
  ],
  [
    // Spec 7.4
    'a code that was typed',
    ({ otps }) => otps.authenticate('123456', 'method-1', 45),
    'otps.authenticate',
    ['123456', 'method-1', { session_duration_minutes: 45 }],
  ],
  [
    'a link without options',
    ({ magicLinks }) =>
      magicLinks.send('a@b.test', { loginExpirationMinutes: 11, signupExpirationMinutes: 12 }),
    'magicLinks.email.loginOrCreate',
    ['a@b.test', { login_expiration_minutes: 11, signup_expiration_minutes: 12 }],
    {},
  ],
  [
    // Spec 7.5
    'a link with all options',
    ({ magicLinks }) =>
      magicLinks.send('a@b.test', {
        loginRedirectURL: 'https://in.test/',
        signupRedirectURL: 'https://up.test/',
        loginExpirationMinutes: 11,
        signupExpirationMinutes: 12,
        createUserAsPending: false,
        loginTemplateId: 'a',
        signupTemplateId: 'b',
        locale: 'es',
      }),
    'magicLinks.email.loginOrCreate',
    [
      'a@b.test',
      {
        login_magic_link_url: 'https://in.test/',
        signup_magic_link_url: 'https://up.test/',
        login_expiration_minutes: 11,
        signup_expiration_minutes: 12,
        create_user_as_pending: false,
        login_template_id: 'a',
        signup_template_id: 'b',
        locale: 'es',
      },
    ],
    {},
  ],
  [
    // Spec 7.6
    'the token of a link',
    ({ magicLinks }) => magicLinks.authenticate('token-1', 45),
    'magicLinks.authenticate',
    ['token-1', { session_duration_minutes: 45 }],
  ],
  [
    'the token of an impersonation',
    ({ impersonate }) => impersonate('token-1'),
    'impersonation.authenticate',
    [{ impersonation_token: 'token-1' }],
  ],
  [
    // Spec 7.9
    'a new password',
    ({ passwords }) => passwords.create('a@b.test', 'secret', 45),
    'passwords.create',
    [{ email: 'a@b.test', password: 'secret', session_duration_minutes: 45 }],
  ],
  [
    // Spec 7.10
    'a password',
    ({ passwords }) => passwords.authenticate('a@b.test', 'secret', 45),
    'passwords.authenticate',
    [{ email: 'a@b.test', password: 'secret', session_duration_minutes: 45 }],
  ],
  [
    // Spec 7.11
    'an e-mail to reset a password',
    ({ passwords }) =>
      passwords.startReset('a@b.test', {
        loginRedirectURL: 'https://in.test/',
        resetRedirectURL: 'https://reset.test/',
        expirationMinutes: 13,
        templateId: 'a',
        locale: 'es',
      }),
    'passwords.resetByEmailStart',
    [
      {
        email: 'a@b.test',
        login_redirect_url: 'https://in.test/',
        reset_password_redirect_url: 'https://reset.test/',
        reset_password_expiration_minutes: 13,
        reset_password_template_id: 'a',
        locale: 'es',
      },
    ],
    {},
  ],
  [
    // Spec 7.12
    'a password that was reset',
    ({ passwords }) => passwords.reset('token-1', 'secret', 45),
    'passwords.resetByEmail',
    [{ token: 'token-1', password: 'secret', session_duration_minutes: 45 }],
  ],
  [
    // Spec 7.8
    'a password to judge without an address',
    ({ passwords }) => passwords.checkStrength('secret', undefined),
    'passwords.strengthCheck',
    [{ password: 'secret' }],
    {},
  ],
  [
    // Spec 3.8, 7.13
    'the address of a wallet that has a network',
    ({ cryptoWallets }) => cryptoWallets.start('0x1', 'ethereum', '137'),
    'cryptoWallets.authenticateStart',
    [{ crypto_wallet_address: '0x1', crypto_wallet_type: 'ethereum', siwe_params: { chain_id: '137' } }],
    { challenge: 'Sign.' },
  ],
  [
    // Spec 7.13
    'the address of a wallet without one',
    ({ cryptoWallets }) => cryptoWallets.start('abc', 'solana', undefined),
    'cryptoWallets.authenticateStart',
    [{ crypto_wallet_address: 'abc', crypto_wallet_type: 'solana' }],
    { challenge: 'Sign.' },
  ],
  [
    // Spec 7.14
    'the signature of a wallet',
    ({ cryptoWallets }) => cryptoWallets.authenticate('0x1', 'ethereum', '0x2', 45),
    'cryptoWallets.authenticate',
    [
      {
        crypto_wallet_address: '0x1',
        crypto_wallet_type: 'ethereum',
        signature: '0x2',
        session_duration_minutes: 45,
      },
    ],
  ],
  [
    'the token of a provider',
    ({ oauth }) => oauth.authenticate('token-1', 45),
    'oauth.authenticate',
    ['token-1', { session_duration_minutes: 45 }],
  ],
  [
    'a passkey',
    ({ passkeys }) => passkeys.authenticate({ ...passkeyRequest, domain: 'shop.test', autofill: false }),
    'webauthn.authenticate',
    [{ domain: 'shop.test', session_duration_minutes: 45, is_passkey: true, signal: passkeyRequest.signal }],
  ],
  [
    'a passkey by autofill',
    ({ passkeys }) => passkeys.authenticate({ ...passkeyRequest, autofill: true }),
    'webauthn.authenticate',
    [
      {
        session_duration_minutes: 45,
        is_passkey: true,
        conditional_mediation: true,
        disable_input_check: true,
        signal: passkeyRequest.signal,
      },
    ],
  ],
  [
    'a new passkey',
    ({ passkeys }) => passkeys.register({ domain: 'shop.test', sessionMinutes: 45 }),
    'webauthn.register',
    [{ domain: 'shop.test', session_duration_minutes: 45, is_passkey: true }],
  ],
];

/** The calls that have tests of their own. */
const tested = [
  'oauth.start',
  'oneTap.prepare',
  'bootstrap.stored',
  'bootstrap.fetch',
  'sessionJwt.current',
  'sessionJwt.subscribe',
];

test('every call of the port has a row', async () => {
  const calls: RecordedCall[] = [];
  const port = recorder<IdentityProvider>({}, calls);
  for (const [, run] of mapped) await assert.rejects(run(port));
  const covered = new Set([...tested, ...calls.map(({ name }) => name)]);
  const { pending: _ours, ...provider } = over({}).provider;
  const existing = Object.entries(provider).flatMap(([group, members]) =>
    Object.entries(members)
      .filter(([, member]) => typeof member === 'function')
      .map(([name]) => `${group}.${name}`),
  );
  assert.ok(existing.length > tested.length);
  assert.deepEqual(
    existing.filter((name) => !covered.has(name)),
    [],
  );
});

test('a page’s client is asked for the calls that the adapter makes', () => {
  const made = new Set(mapped.map(([, , call]) => call));
  // A client without these is fine: whatever needs them then reports it.
  for (const name of ['oauth.authenticate', 'otps.sms.send', 'impersonation.authenticate']) made.delete(name);
  const asked = new Set(
    clientCalls({
      isClosed: false,
      products: PRODUCTS,
      otp: { methods: OTP_METHODS, expirationMinutes: 5, phoneCountry: 'US' },
    }),
  );
  assert.deepEqual([...asked].sort(), [...made].sort());
});

for (const [what, run, call, args, response = signedIn] of mapped) {
  test(`the SDK is called for ${what}, and no secret comes back`, async () => {
    const { provider, calls } = over({ [call]: { ...response, session_token: 'secret' } });
    const answer = await run(provider);
    assert.deepEqual(calls, [{ name: call, args }]);
    assert.equal(JSON.stringify(answer).includes('secret'), false);
    if (response === signedIn)
      assert.deepEqual(answer, { session, user, data: { status_code: 200, session, user } });
  });

  test(`what the SDK throws for ${what} becomes a ProviderError`, async () => {
    const { provider } = over({ [call]: new TypeError('Failed to fetch') });
    await assert.rejects(run(provider), { name: 'ProviderError', code: 'network' });
  });
}

for (const [what, run, call, response] of [
  [
    'a code without its method',
    ({ otps }) => otps.send('sms', '+1', { expirationMinutes: 5 }),
    'otps.sms.loginOrCreate',
    {},
  ],
  [
    'a wallet without a challenge',
    ({ cryptoWallets }) => cryptoWallets.start('0x1', 'ethereum', undefined),
    'cryptoWallets.authenticateStart',
    { challenge: '' },
  ],
  [
    'a sign-in without a session',
    ({ otps }) => otps.authenticate('123456', 'method-1', 30),
    'otps.authenticate',
    { user },
  ],
] satisfies (readonly [string, (provider: IdentityProvider) => Promise<unknown>, string, object])[]) {
  test(`${what} is an unexpected answer`, async () => {
    const { provider } = over({ [call]: response });
    await assert.rejects(run(provider), { name: 'ProviderError', code: 'unexpected' });
  });
}

test('a provider is started once the bootstrap has settled, with the options that the page gave', async () => {
  const { provider, calls } = over({ 'rbac.allPermissions': {}, 'oauth.slack.start': undefined });
  await provider.oauth.start('slack', {
    loginRedirectURL: 'https://in.test/',
    signupRedirectURL: undefined,
    customScopes: ['users:read'],
    providerParams: { prompt: 'consent' },
    signal: new AbortController().signal,
  });
  assert.equal(calls[0]?.name, 'rbac.allPermissions');
  assert.deepEqual(calls.slice(-1), [
    {
      name: 'oauth.slack.start',
      args: [
        {
          login_redirect_url: 'https://in.test/',
          custom_scopes: ['users:read'],
          provider_params: { prompt: 'consent' },
        },
      ],
    },
  ]);
});

test('a provider is not started if the visitor has left while the bootstrap settled', async () => {
  const { provider, calls } = over({ 'rbac.allPermissions': {}, 'oauth.slack.start': undefined });
  const controller = new AbortController();
  const start = provider.oauth.start('slack', { signal: controller.signal });
  controller.abort();
  await assert.rejects(start, { name: 'AbortError' });
  assert.deepEqual(
    calls.map(({ name }) => name),
    ['rbac.allPermissions'],
  );
});

test('a provider that the client does not have is the mistake of the page', async () => {
  const provider = stytchProvider({ oauth: {} } as unknown as Client, undefined);
  await assert.rejects(provider.oauth.start('slack', { signal: new AbortController().signal }), {
    code: 'configuration',
  });
  await assert.rejects(provider.oauth.authenticate('token-1', 30), { code: 'configuration' });
});

// Spec 3.8, 7.7
test('a user is looked up where the client can, and nobody knows otherwise', async () => {
  const searching = (userType: unknown) => ({ searchManager: { searchUser: async () => ({ userType }) } });
  assert.equal(await over({}, searching('passwordless')).provider.findUserType('a@b.test'), 'passwordless');
  // A project that hides who has an account may answer anything.
  for (const answer of ['unknown', null, undefined])
    assert.equal(await over({}, searching(answer)).provider.findUserType('a@b.test'), undefined);
  assert.equal(await over({}).provider.findUserType('a@b.test'), undefined);
});

test('where a user cannot be looked up for want of a captcha, nobody knows, and other failures stay', async () => {
  const type = 'CAPTCHA required';
  const failing = (thrown: Error) => ({ searchManager: { searchUser: () => Promise.reject(thrown) } });
  const wanted = over({}, failing(Object.assign(new Error(type), { type })));
  assert.equal(await wanted.provider.findUserType('a@b.test'), undefined);
  const blocked = over({}, failing(new Error('CAPTCHA could not be loaded')));
  await assert.rejects(blocked.provider.findUserType('a@b.test'), { code: 'blocked', reason: 'captcha' });
});
