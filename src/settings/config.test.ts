import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientCalls } from '../consumer/methods/client-calls.ts';
import { merge } from '../kit/lib/objects.ts';
import { checkSettings } from './check.ts';
import { plainCopy } from './plain-copy.ts';
import { resolveConfig } from './resolve.ts';
import type { Settings } from './settings.ts';
import type { Config } from './types.ts';

const PAGE = 'https://shop.example/login/index.html';

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
    callbacks: undefined,
    config: config as Config,
    theme: {},
    strings: {},
    locale: 'en',
    colorScheme: 'light',
    successUrl: undefined,
    redirectHandling: 'auto',
    lookupUser: undefined,
    form: 'login',
    passwordResetToken: undefined,
    sources: [],
    unreadable: [],
    ...rest,
  };
}

const invalid: readonly (readonly [setting: string, Settings])[] = [
  ['public-token', settings({}, { publicToken: undefined })],
  ...['secret-test-1', 'project-test-1', 'public-token-test-...'].map(
    (publicToken): readonly [string, Settings] => ['public-token', settings({}, { publicToken })],
  ),
  ['demo', settings({}, { demo: true, publicToken: 'public-token-live-1' })],
  ...[
    'Public-Token-Live-1',
    '\u200bpublic-token-live-1',
    ' public-token-live-1',
    'public\u00ad-token-live-1',
    'public-token-1',
  ].map((publicToken) => ['demo', settings({}, { demo: true, publicToken })] as const),
  ['demo', settings({}, { demo: true, client: CLIENT })],
  ['public-token', settings({}, { demo: true, publicToken: { toString: null } as never })],
  ['client', settings({}, { client: { otps: {} } })],
  ['client', settings({ products: ['crypto'] }, { client: CLIENT })],
  ...[
    'localhost:7002',
    'https://ada:pass@login.example.com',
    'https://ada@login.example.com',
    'http://:pass@localhost:7002',
    ' HTTPS://ada:@login.example.com/',
    'https://login.example.com:8443',
  ].map((apiUrl) => ['api-url', settings({}, { apiUrl })] as const),
  ['success-url', settings({}, { successUrl: 'javascript:alert(1)' })],
  ['products', settings({ products: ['emial'] })],
  ['products', settings({ products: [] })],
  ['products', settings({ products: ['constructor'] }, { client: CLIENT })],
  ['products', settings({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } })],
  ['config.products', settings({ products: 'otp' })],
  ['otp-methods', settings({ products: ['otp'], otpOptions: { methods: ['pigeon'] } })],
  ['otp-methods', settings({ products: ['otp'], otpOptions: { methods: [] } })],
  ['config.otpOptions', settings({ otpOptions: 'sms' })],
  // The attributes have replaced it by an object.
  ['config.otpOptions', settings({ otpOptions: {} }, { sources: [{}, { config: { otpOptions: 5 } }] })],
  ['config.otpOptions.loginTemplateId', settings({ otpOptions: { loginTemplateId: Symbol('id') } })],
  [
    'domain-hint (config.emailMagicLinksOptions.domainHint)',
    settings({ emailMagicLinksOptions: { domainHint: {} } }),
  ],
  ['oauth-providers', settings({ products: ['oauth'] })],
  ['config.oauthOptions.providers', settings({ oauthOptions: { providers: 'google' } })],
  ['config.oauthOptions.providers', settings({ oauthOptions: { providers: ['google'] } })],
  [
    'config.oauthOptions.providers',
    settings({ oauthOptions: { providers: [{ type: 'google', custom_scopes: 'x' }] } }),
  ],
  [
    'config.oauthOptions.providers',
    settings({ oauthOptions: { providers: [{ type: 'google', provider_params: { prompt: 1 } }] } }),
  ],
  [
    'config.oauthOptions.providers',
    settings({ oauthOptions: { providers: [{ type: 'google', cancel_on_tap_outside: 'true' }] } }),
  ],
  ...[0, 11, 2.5, '7'].map(
    (expirationMinutes) =>
      [
        'otp-expiration-minutes (config.otpOptions.expirationMinutes)',
        settings({ otpOptions: { expirationMinutes } }),
      ] as const,
  ),
  ...['UK', 'XX', 'ZZ', 'EU', 'XA', 'DEU', '49', 'de', '', 49].map(
    (phoneCountry) =>
      ['phone-country (config.otpOptions.phoneCountry)', settings({ otpOptions: { phoneCountry } })] as const,
  ),
  ...['UK', 'us', '', 49].map(
    (code) =>
      ['phone-countries', settings({ otpOptions: { phoneCountries: ['US', code as string] } })] as const,
  ),
  ['config.otpOptions.phoneCountries', settings({ otpOptions: { phoneCountries: 'US' as never } })],
  ['impersonation (config.impersonation)', settings({ impersonation: 'yes' as never })],
  ['terms-url (config.terms.termsUrl)', settings({ terms: { termsUrl: 'javascript:alert(1)' } })],
  ['privacy-url (config.terms.privacyUrl)', settings({ terms: { privacyUrl: 'mailto:a@example.com' } })],
  ['terms-required (config.terms.required)', settings({ terms: { termsUrl: '/terms', required: 'yes' } })],
  ['terms-required', settings({ terms: { required: true } })],
  ['config.terms', settings({ terms: '/terms' })],
  ['link-confirmation (config.linkConfirmation)', settings({ linkConfirmation: 'always' })],
  ['config.otpOptions.hideBack', settings({ otpOptions: { hideBack: 'true' } })],
  ...[4, 527_041, '30'].map(
    (sessionDurationMinutes) =>
      [
        'session-duration-minutes (config.sessionOptions.sessionDurationMinutes)',
        settings({ sessionOptions: { sessionDurationMinutes } }),
      ] as const,
  ),
  [
    'config.emailMagicLinksOptions.loginExpirationMinutes',
    settings({ emailMagicLinksOptions: { loginExpirationMinutes: 4 } }),
  ],
  [
    'config.emailMagicLinksOptions.signupExpirationMinutes',
    settings({ emailMagicLinksOptions: { signupExpirationMinutes: 10_081 } }),
  ],
  [
    'config.passwordOptions.resetPasswordExpirationMinutes',
    settings({ passwordOptions: { resetPasswordExpirationMinutes: 4 } }),
  ],
  [
    'reset-password-redirect-url (config.passwordOptions.resetPasswordRedirectURL)',
    settings({ passwordOptions: { resetPasswordRedirectURL: 'data:text/html,x' } }),
  ],
  [
    'login-redirect-url (config.oauthOptions.loginRedirectURL)',
    settings({
      emailMagicLinksOptions: { loginRedirectURL: 'javascript:alert(1)' },
      oauthOptions: { loginRedirectURL: 'javascript:alert(1)' },
    }),
  ],
];

for (const [name, given] of invalid) {
  test(`rejects ${name} in ${JSON.stringify(given.config)}`, () => {
    assert.deepEqual(
      checkSettings(given, PAGE, clientCalls).map(({ setting }) => setting),
      [name],
    );
  });
}

test('a demo needs no public token, and may have that of a test project', () => {
  for (const publicToken of [undefined, 'public-token-test-1'])
    assert.deepEqual(checkSettings(settings({}, { demo: true, publicToken }), PAGE, clientCalls), []);
});

test('judges an option only in the section that has it', () => {
  const given = settings({
    sessionOptions: { expirationMinutes: 99 },
    oauthOptions: { fooRedirectURL: 'javascript:' },
  });
  assert.deepEqual(checkSettings(given, PAGE, clientCalls), []);
});

test('accepts the defaults, a client, magic links with SMS codes, and limits', () => {
  for (const valid of [
    settings({}),
    settings({}, { publicToken: undefined, client: CLIENT }),
    settings({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } }),
    settings({ products: ['emailMagicLinks', 'otp', 'passwords'], otpOptions: { methods: ['email'] } }),
    settings({ otpOptions: { phoneCountry: 'XK', phoneCountries: ['US', 'XK'], hideBack: true } }),
    settings({ otpOptions: { phoneCountries: [] } }),
    settings({ otpOptions: { expirationMinutes: 10 }, sessionOptions: { sessionDurationMinutes: 527_040 } }),
    settings({ emailMagicLinksOptions: { loginExpirationMinutes: 10_080 } }),
    settings({ oauthOptions: { loginRedirectURL: '/after' } }, { successUrl: 'account.html' }),
    settings(
      { products: ['otp'], otpOptions: { methods: ['email'] } },
      { client: { otps: { authenticate: loginOrCreate, email: { loginOrCreate } } } },
    ),
  ]) {
    assert.deepEqual(checkSettings(valid, PAGE, clientCalls), []);
  }
});

// Spec 1.8
test('each product of the specification can be offered alone', () => {
  const oauthOptions = { providers: [{ type: 'google' }] };
  for (const product of ['emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords'])
    assert.deepEqual(
      checkSettings(settings({ products: [product], oauthOptions }), PAGE, clientCalls),
      [],
      product,
    );
});

// Spec 5.7
test('magic links with email codes show the message of the spec', () => {
  const problems = checkSettings(
    settings({ products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } }),
    PAGE,
    clientCalls,
  );
  assert.equal(problems[0]?.shown, 'emlAndEmailOtp');
});

test('reports all problems at once', () => {
  const unreadable = [{ setting: 'color-scheme', message: 'must be one of: light, dark.' }];
  const given = settings(
    { products: ['otp', 'foo'], otpOptions: { methods: ['sms', 'fax'], expirationMinutes: 99 } },
    { successUrl: 'javascript:alert(1)', unreadable },
  );
  assert.deepEqual(
    checkSettings(given, PAGE, clientCalls).map(({ setting }) => setting),
    [
      'color-scheme',
      'success-url',
      'otp-expiration-minutes (config.otpOptions.expirationMinutes)',
      'products',
      'otp-methods',
    ],
  );
});

const redirects: readonly (readonly [url: string, sent: string | undefined])[] = [
  ['/x?a=1', 'https://shop.example/x?a=1'],
  ['done.html', 'https://shop.example/login/done.html'],
  ['//other.example/x', 'https://other.example/x'],
  // No trailing slash is added: the provider compares redirect URLs character by character.
  ['https://other.example', 'https://other.example'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
];

for (const [url, sent] of redirects) {
  test(`sends the redirect URL "${url}" as ${sent}`, () => {
    const options = { loginRedirectURL: url };
    const config = resolveConfig(
      { emailMagicLinksOptions: options, oauthOptions: options, passwordOptions: options },
      PAGE,
    );
    for (const section of [config.emailMagicLinks, config.oauth, config.passwords])
      assert.equal(section.loginRedirectURL, sent);
  });
}

// Spec 9.1, 9.2, 9.3
test('the defaults are those of spec section 9', () => {
  const config = resolveConfig({}, PAGE);
  assert.deepEqual(config.products, ['emailMagicLinks']);
  assert.deepEqual(plainCopy(config.otp), { methods: ['sms'], expirationMinutes: 5, phoneCountry: 'US' });
  assert.equal(config.sessionDurationMinutes, 30);
  assert.deepEqual(plainCopy(config.emailMagicLinks), {
    loginExpirationMinutes: 30,
    signupExpirationMinutes: 30,
  });
});

test('no section has what a stranger may have put into all objects, such as a redirect URL', () => {
  const own = { oauthOptions: { providers: [{ type: 'google' as const }] } };
  const given = Object.create({
    emailMagicLinksOptions: { loginRedirectURL: 'https://stranger.example' },
  }) as object;
  const config = resolveConfig({ ...own, ...given }, PAGE);
  for (const section of Object.values(config).filter(
    (value) => Object(value) === value && !Array.isArray(value),
  ))
    assert.equal(Object.getPrototypeOf(section), null);
  assert.equal(resolveConfig(given, PAGE).emailMagicLinks.loginRedirectURL, undefined);
});

const merges: readonly (readonly [base: object, over: object, result: object])[] = [
  [{ a: 1 }, { a: 2 }, { a: 2 }],
  [{ a: 1 }, { a: undefined }, { a: 1 }],
  [{ a: { b: 1, c: 1 } }, { a: { b: 2 } }, { a: { b: 2, c: 1 } }],
  [{ a: [1, 2] }, { a: [3] }, { a: [3] }],
  [{}, { a: { b: undefined } }, { a: {} }],
  [{ a: 'text' }, { a: { b: 1 } }, { a: { b: 1 } }],
];

test('what is merged has nothing of all objects', () => {
  const { a: items } = merge({}, { a: [{}] });
  assert.ok(Array.isArray(items));
  for (const merged of [merge({}, {}), merge({}, { a: {} })['a'], merge({ a: {} }, { a: {} })['a'], items[0]])
    assert.equal(Object.getPrototypeOf(merged), null);
});

for (const [base, over, result] of merges) {
  test(`merges ${JSON.stringify(over)} into ${JSON.stringify(base)}`, () =>
    assert.deepEqual(plainCopy(merge(base, over)), result));
}

test('plain copies keep what a config holds and stop at its depth, even if an object contains itself', () => {
  const config: Record<string, unknown> = {
    products: ['otp'],
    oauthOptions: { providers: [{ type: 'google', custom_scopes: ['email'] }] },
  };
  assert.deepEqual(plainCopy({ config }), { config });
  config['self'] = config;
  const copied = plainCopy(config) as object;
  assert.doesNotThrow(() => JSON.stringify(copied));
  assert.deepEqual(checkSettings(settings(copied), PAGE, clientCalls), []);
});
