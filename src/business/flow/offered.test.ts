import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acme } from '../../../test/support/business-samples.ts';
import type { AuthMethod, OrganizationProfile } from '../../provider/business-port.ts';
import { B2B_PRODUCTS, type B2bProduct } from '../../settings/business/types.ts';
import { offered, onlyWay } from './offered.ts';
import type { Visit } from './screens.ts';

const okta = { id: 'okta-1', name: 'Okta', identityProvider: 'okta' };
const google = { type: 'google', customScopes: ['calendar'] } as const;
const setup = { products: B2B_PRODUCTS, oauth: { providers: [google] } };

function at(profile: Partial<OrganizationProfile>, demanded?: readonly AuthMethod[]): Visit {
  return { to: 'organization', organization: { ...acme, ...profile }, ...(demanded && { demanded }) };
}

const only = (products: readonly B2bProduct[], providers: readonly (typeof google)[] = []) => ({
  products,
  oauth: { providers },
});

const cases: readonly (readonly [
  title: string,
  config: Parameters<typeof offered>[0],
  visit: Visit,
  products: readonly string[],
  others?: { readonly providers?: readonly object[]; readonly connections?: readonly object[] },
])[] = [
  ['everything without an organization', setup, { to: 'discover' }, B2B_PRODUCTS, { providers: [google] }],
  [
    'no SSO without a connection',
    setup,
    at({}),
    ['emailMagicLinks', 'emailOtp', 'passwords', 'oauth'],
    { providers: [google] },
  ],
  [
    'the page’s order',
    only(['passwords', 'sso', 'emailOtp']),
    at({ connections: [okta] }),
    ['passwords', 'sso', 'emailOtp'],
    { connections: [okta] },
  ],
  ['connections of a page without SSO', only(['emailOtp']), at({ connections: [okta] }), ['emailOtp']],
  [
    'what the organization allows',
    setup,
    at({ connections: [okta], allowedMethods: ['emailOtp', 'microsoft'] }),
    ['emailOtp'],
  ],
  [
    'an allowed provider with its options',
    setup,
    at({ allowedMethods: ['google'] }),
    ['oauth'],
    { providers: [google] },
  ],
  ['no OAuth without providers', only(['oauth', 'emailOtp']), { to: 'discover' }, ['emailOtp']],
  ['nothing', only(['sso']), at({}), []],
  ['nothing that is allowed', only(['emailOtp']), at({ allowedMethods: ['passwords'] }), []],
  [
    'what is demanded of what the page has',
    setup,
    at({}, ['passwords', 'sso', 'google']),
    ['passwords', 'oauth'],
    { providers: [google] },
  ],
  [
    'what a restricted organization demands, although the page lacks it',
    only(['emailOtp']),
    at({ connections: [okta], allowedMethods: ['sso', 'github'] }, ['sso', 'github']),
    ['sso', 'oauth'],
    { providers: [{ type: 'github' }], connections: [okta] },
  ],
  [
    'an emailed link alone where the page lacks what is demanded by an organization that restricts nothing',
    only(['passwords']),
    at({ connections: [okta] }, ['emailMagicLinks', 'emailOtp', 'sso', 'google']),
    ['emailMagicLinks'],
  ],
  ['SSO that is demanded without a connection', only(['emailOtp']), at({}, ['sso']), []],
  ['an unknown demand', setup, at({}, []), []],
];

for (const [title, config, visit, products, { providers = [], connections = [] } = {}] of cases) {
  test(title, () => assert.deepEqual(offered(config, visit), { products, providers, connections }));
}

for (const [title, config, visit, way] of [
  ['a password', setup, at({}, ['passwords']), 'passwords'],
  ['a connection', setup, at({ connections: [okta] }, ['sso']), okta],
  ['two connections', setup, at({ connections: [okta, { ...okta, id: 'okta-2' }] }, ['sso']), undefined],
  ['a connection and a password', setup, at({ connections: [okta] }, ['sso', 'passwords']), undefined],
  ['a link', setup, at({}, ['emailMagicLinks']), undefined],
  ['nothing', setup, at({}, []), undefined],
] as const)
  test(`${title}: ${way === undefined ? 'has to be chosen' : 'goes straight on'}`, () =>
    assert.deepEqual(onlyWay(offered(config, visit)), way));
