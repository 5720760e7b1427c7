import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientCalls as businessClientCalls } from '../../business/methods/client-calls.ts';
import { plainCopy } from '../plain-copy.ts';
import { checkBusinessSettings } from './check.ts';
import { BUSINESS_DEFAULTS } from './entry-options.ts';
import { BUSINESS_OPTIONS } from './options.ts';
import { resolveBusinessConfig } from './resolve.ts';
import type { BusinessSettings } from './settings.ts';
import type { B2bConfig } from './types.ts';

const PAGE = 'https://shop.example/login/index.html';

function settings(config: object, rest: Partial<BusinessSettings> = {}): BusinessSettings {
  return {
    publicToken: 'public-token-test-1',
    apiUrl: undefined,
    client: undefined,
    callbacks: undefined,
    config: config as B2bConfig,
    theme: {},
    strings: {},
    locale: 'en',
    colorScheme: 'light',
    successUrl: undefined,
    redirectHandling: 'auto',
    sources: [],
    unreadable: [],
    ...rest,
  };
}

const problems = (given: BusinessSettings): readonly string[] =>
  checkBusinessSettings(given, PAGE, businessClientCalls).map(({ setting }) => setting);

const valid: readonly object[] = [
  {},
  { products: ['sso', 'passwords'], authFlowType: 'Organization', organizationSlug: 'acme' },
  { products: ['oauth', 'emailOtp'], oauthOptions: { providers: [] } },
  {
    oauthOptions: {
      providers: ['google', { type: 'slack', customScopes: ['a'], providerParams: { b: 'c' } }],
    },
  },
  { directLoginForSingleMembership: { status: true, ignoreInvites: true } },
  { smsOtpOptions: { phoneCountries: ['DE', 'AT'] } },
  { emailMagicLinksOptions: { loginRedirectURL: '/in', discoveryExpirationMinutes: 30, locale: 'es' } },
  { passwordOptions: undefined, organizationSlug: null, mfaProductOrder: null },
  { mfaProductInclude: ['smsOtp'], mfaProductOrder: ['totp', 'smsOtp'] },
];

for (const config of valid) {
  test(`is valid: ${JSON.stringify(config)}`, () => assert.deepEqual(problems(settings(config)), []));
}

const invalid: readonly (readonly [setting: string, given: BusinessSettings])[] = [
  ['public-token', settings({}, { publicToken: undefined })],
  ['client', settings({}, { client: { sso: {} } })],
  ['products', settings({ products: [] })],
  ['products', settings({ products: ['emailMagicLink'] })],
  ['products', settings({ products: ['constructor'] })],
  ['config.products', settings({ products: 'sso' })],
  ['auth-flow-type', settings({ authFlowType: 'Company' })],
  ['auth-flow-type', settings({ authFlowType: 7 })],
  ['products', settings({ products: [[{ toString: null }]] })],
  ['organization-slug', settings({ organizationSlug: 7 })],
  ['link-confirmation (config.linkConfirmation)', settings({ linkConfirmation: 'always' })],
  ['oauth-providers', settings({ oauthOptions: { providers: ['gogle'] } })],
  ['oauth-providers', settings({ products: ['oauth'] })],
  ['config.oauthOptions.providers', settings({ oauthOptions: { providers: [7] } })],
  ['config.oauthOptions.providers', settings({ oauthOptions: { providers: 'google' } })],
  [
    'config.oauthOptions.providers: customScopes',
    settings({ oauthOptions: { providers: [{ type: 'google', customScopes: 'a' }] } }),
  ],
  ['config.mfaProductInclude', settings({ mfaProductInclude: ['fax'] })],
  ['config.mfaProductOrder', settings({ mfaProductOrder: 'totp' })],
  ['config.mfaProductOrder', settings({ mfaProductOrder: ['totp', 'fax'] })],
  ['config.disableCreateOrganization', settings({ disableCreateOrganization: 'yes' })],
  [
    'config.directCreateOrganizationForNoMembership',
    settings({ directCreateOrganizationForNoMembership: 'yes' }),
  ],
  ['config.directLoginForSingleMembership', settings({ directLoginForSingleMembership: true })],
  ['phone-countries', settings({ smsOtpOptions: { phoneCountries: ['US', 'uk'] } })],
  ['config.smsOtpOptions.phoneCountries', settings({ smsOtpOptions: { phoneCountries: 'US' } })],
  ['config.emailOtpOptions', settings({ emailOtpOptions: 'es' })],
  [
    'session-duration-minutes (config.sessionOptions.sessionDurationMinutes)',
    settings({ sessionOptions: { sessionDurationMinutes: 1 } }),
  ],
];

for (const [setting, given] of invalid) {
  test(`${setting} is invalid: ${JSON.stringify(given.config)}`, () =>
    assert.deepEqual(problems(given), [setting]));
}

test('a page’s own client needs the calls of its products', () => {
  const call = () => undefined;
  const client = {
    organization: { getBySlug: call },
    discovery: { organizations: { list: call }, intermediateSessions: { exchange: call } },
    otps: { email: { loginOrSignup: call, authenticate: call, discovery: { send: call } } },
  };
  assert.deepEqual(problems(settings({ products: ['emailOtp'] }, { client })), []);
  assert.deepEqual(problems(settings({ products: ['sso'] }, { client })), ['client']);
});

// Spec 9.2
test('what is left out has a default', () => {
  assert.deepEqual(plainCopy(resolveBusinessConfig({}, PAGE)), {
    products: ['emailMagicLinks'],
    authFlowType: 'Discovery',
    organizationSlug: undefined,
    emailMagicLinks: {
      loginExpirationMinutes: 60,
      signupExpirationMinutes: 60,
      discoveryExpirationMinutes: 60,
    },
    emailOtp: {},
    sso: {},
    oauth: { providers: [] },
    passwords: { resetPasswordExpirationMinutes: 30 },
    smsOtp: {},
    directLogin: { status: false, ignoreInvites: false, ignoreJitProvisioning: false },
    directCreate: false,
    disableCreateOrganization: false,
    mfaMethods: ['totp', 'smsOtp'],
    asksOfLinks: true,
    sessionDurationMinutes: 60,
  });
});

test('no section has what a stranger may have put into all objects, such as a redirect URL', () => {
  const config = resolveBusinessConfig({ oauthOptions: { providers: ['google'] } }, PAGE);
  const sections = Object.values(config).filter((value) => Object(value) === value && !Array.isArray(value));
  for (const section of [...sections, ...config.oauth.providers])
    assert.equal(Object.getPrototypeOf(section), null);
});

// The names of cookies have their defaults in `provider/stytch/business/cookie-names.ts`.
const { cookieOptions: _, ...resolved } = BUSINESS_OPTIONS;
for (const [section] of Object.entries(resolved).filter(([, checks]) => typeof checks === 'object'))
  test(`a default that is added to ${section} has its effect`, (t) => {
    const before = Reflect.get(BUSINESS_DEFAULTS, section) as object | undefined;
    Reflect.set(BUSINESS_DEFAULTS, section, { ...before, added: 'by default' });
    t.after(() => Reflect.set(BUSINESS_DEFAULTS, section, before));
    assert.match(JSON.stringify(resolveBusinessConfig({}, PAGE)), /"added":"by default"/);
  });

test('names are counted once, providers get what all have in common, and URLs become absolute', () => {
  const { products, oauth, sso, organizationSlug } = resolveBusinessConfig(
    {
      products: ['sso', 'oauth', 'sso'],
      organizationSlug: '',
      oauthOptions: {
        providers: ['google', { type: 'slack', customScopes: ['own'] }],
        customScopes: ['all'],
        providerParams: { prompt: 'login' },
        discoveryRedirectURL: 'list',
      },
      ssoOptions: { loginRedirectURL: '/in' },
    },
    PAGE,
  );
  assert.deepEqual(products, ['sso', 'oauth']);
  assert.equal(organizationSlug, undefined);
  assert.deepEqual(plainCopy(oauth.providers), [
    { type: 'google', customScopes: ['all'], providerParams: { prompt: 'login' } },
    { type: 'slack', customScopes: ['own'], providerParams: { prompt: 'login' } },
  ]);
  assert.equal(oauth.discoveryRedirectURL, 'https://shop.example/login/list');
  assert.equal(sso.loginRedirectURL, 'https://shop.example/in');
});

for (const [mfaProductInclude, mfaProductOrder, expected] of [
  [undefined, ['totp'], ['totp', 'smsOtp']],
  [['smsOtp'], ['totp', 'smsOtp'], ['smsOtp']],
  [undefined, undefined, ['totp', 'smsOtp']],
  [['smsOtp', 'totp'], undefined, ['totp', 'smsOtp']],
] as const) {
  test(`second factors: ${expected.join(', ')} of ${mfaProductInclude?.join(', ') ?? 'all'}`, () => {
    const config = {
      ...(mfaProductInclude && { mfaProductInclude }),
      ...(mfaProductOrder && { mfaProductOrder }),
    };
    assert.deepEqual(resolveBusinessConfig(config, PAGE).mfaMethods, expected);
  });
}
