import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSettings } from './check.ts';
import { merge } from './merge.ts';
import { resolveConfig } from './resolve.ts';
import type { Settings } from './settings.ts';
import type { Config } from './types.ts';

const loginOrCreate = () => undefined;
const CLIENT = {
  otps: {
    authenticate: loginOrCreate,
    sms: { loginOrCreate },
    whatsapp: { loginOrCreate },
    email: { loginOrCreate },
  },
  magicLinks: { authenticate: loginOrCreate, email: { loginOrCreate } },
};

function settings(config: object, rest: Partial<Settings> = {}): Settings {
  return {
    publicToken: 'public-token-test-1',
    apiUrl: undefined,
    client: undefined,
    config: config as Config,
    theme: {},
    strings: {},
    locale: 'en',
    colorScheme: 'light',
    successUrl: undefined,
    redirectHandling: 'auto',
    callbacks: {},
    lookupUser: undefined,
    form: 'login',
    passwordResetToken: undefined,
    unreadable: [],
    ...rest,
  };
}

const refused: readonly (readonly [where: string, Settings])[] = [
  ['public-token', settings({}, { publicToken: undefined })],
  ['client', settings({}, { client: { otps: {} } })],
  ['client', settings({ products: ['crypto'] }, { client: CLIENT })],
  ['api-url', settings({}, { apiUrl: 'localhost:7002' })],
  ['success-url', settings({}, { successUrl: 'javascript:alert(1)' })],
  ['products', settings({ products: ['emial'] })],
  ['products', settings({ products: [] })],
  ['products', settings({ products: ['constructor'] }, { client: CLIENT })],
  ['products', settings({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } })],
  ['config.products', settings({ products: 'otp' })],
  ['otp-methods', settings({ products: ['otp'], otpOptions: { methods: ['pigeon'] } })],
  ['otp-methods', settings({ products: ['otp'], otpOptions: { methods: [] } })],
  ['config.otpOptions', settings({ otpOptions: 'sms' })],
  ['oauth-providers', settings({ products: ['oauth'] })],
  ['config.oauthOptions.providers', settings({ oauthOptions: { providers: 'google' } })],
  ['config.oauthOptions.providers', settings({ oauthOptions: { providers: ['google'] } })],
  ['otp-expiration-minutes', settings({ otpOptions: { expirationMinutes: 0 } })],
  ['session-duration-minutes', settings({ sessionOptions: { sessionDurationMinutes: '30' } })],
  [
    'emailMagicLinksOptions.loginRedirectURL',
    settings({ emailMagicLinksOptions: { loginRedirectURL: '/after' } }),
  ],
];

for (const [where, given] of refused) {
  test(`refuses ${where} of ${JSON.stringify(given.config)}`, () => {
    assert.deepEqual(
      checkSettings(given).problems.map((problem) => problem.where),
      [where],
    );
  });
}

test('accepts the defaults, a given client, and links beside codes by text message', () => {
  for (const given of [
    settings({}),
    settings({}, { publicToken: undefined, client: CLIENT }),
    settings({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } }),
    settings({ products: ['emailMagicLinks', 'otp', 'passwords'], otpOptions: { methods: ['email'] } }),
  ]) {
    assert.deepEqual(checkSettings(given), { problems: [], warnings: [] });
  }
});

test('the clash of links and e-mail codes reads as in the spec', () => {
  const { problems } = checkSettings(
    settings({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } }),
  );
  assert.equal(problems[0]?.shown, 'emlAndEmailOtp');
});

test('an unknown key is only a warning', () => {
  const { problems, warnings } = checkSettings(settings({ prodcuts: ['otp'] }));
  assert.deepEqual(problems, []);
  assert.match(warnings.join(), /config\.prodcuts/);
});

test('defaults are those of the spec’s section 9', () => {
  const config = resolveConfig({});
  assert.deepEqual(config.products, ['emailMagicLinks']);
  assert.deepEqual(config.otp, { methods: ['sms'], expirationMinutes: 5 });
  assert.equal(config.sessionDurationMinutes, 30);
  assert.deepEqual(config.emailMagicLinks, { loginExpirationMinutes: 30, signupExpirationMinutes: 30 });
});

const merges: readonly (readonly [base: object, over: object, result: object])[] = [
  [{ a: 1 }, { a: 2 }, { a: 2 }],
  [{ a: 1 }, { a: undefined }, { a: 1 }],
  [{ a: { b: 1, c: 1 } }, { a: { b: 2 } }, { a: { b: 2, c: 1 } }],
  [{ a: [1, 2] }, { a: [3] }, { a: [3] }],
  [{}, { a: { b: undefined } }, { a: {} }],
  [{ a: 'text' }, { a: { b: 1 } }, { a: { b: 1 } }],
];

for (const [base, over, result] of merges) {
  test(`${JSON.stringify(over)} over ${JSON.stringify(base)}`, () =>
    assert.deepEqual(merge(base, over), result));
}

test('what holds itself is laid over no deeper than a config can be', () => {
  const config: Record<string, unknown> = { products: ['otp'], otpOptions: { methods: ['sms'] } };
  config['self'] = config;
  const merged = merge(merge({}, config), { otpOptions: { expirationMinutes: 3 } });
  assert.deepEqual(merged['otpOptions'], { methods: ['sms'], expirationMinutes: 3 });
  assert.doesNotThrow(() => JSON.stringify(merged));
  const { problems, warnings } = checkSettings(settings(merged));
  assert.deepEqual(problems, []);
  assert.match(warnings.join(), /config\.self is unknown/);
});
