import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../../test/support/business-action-context.ts';
import { acme, data, email } from '../../../../test/support/business-samples.ts';
import type { SsoConnection } from '../../../provider/business-port.ts';
import { findBySlug, findConnections, startSso } from './actions.ts';

const okta: SsoConnection = { id: 'okta-1', name: 'Okta', identityProvider: 'okta' };
const entra: SsoConnection = { id: 'entra-1', name: 'Entra', identityProvider: 'microsoft-entra' };
const config = { ssoOptions: { providerParams: { prompt: 'login' }, loginRedirectURL: '/in' } };
const started = { authEvent: { type: 'B2B_SSO_START', data: { connection_id: 'okta-1' } } };

test('a connection is started with the page’s options', async () => {
  const { context, calls, noted } = businessFakeContext({ 'sso.start': undefined }, { config });
  assert.deepEqual(await startSso(context, { connectionId: 'okta-1' }), started);
  const options = {
    loginRedirectURL: 'https://shop.example/in',
    signupRedirectURL: undefined,
    providerParams: { prompt: 'login' },
    signal: context.signal,
  };
  assert.deepEqual(calls, [{ name: 'sso.start', args: ['okta-1', options] }]);
  assert.deepEqual(noted, ['leaves by sso']);
});

test('a start that fails is no departure', async () => {
  const { context, noted } = businessFakeContext({ 'sso.start': new Error('No.') });
  await assert.rejects(startSso(context, { connectionId: 'okta-1' }));
  assert.deepEqual(noted, ['leaves by sso', 'stays']);
});

test('a start that the page refuses is none', async () => {
  const { context, calls, noted } = businessFakeContext({}, { stops: true });
  await assert.rejects(startSso(context, { connectionId: 'okta-1' }));
  assert.deepEqual([...calls, ...noted], []);
});

for (const [connections, expected] of [
  [[okta], started],
  [
    [okta, entra],
    {
      event: { type: 'connectionsFound', email, connections: [okta, entra] },
      authEvent: { type: 'B2B_SSO_DISCOVER_CONNECTIONS', data },
    },
  ],
  [[], { event: { type: 'slugAsked', email }, authEvent: { type: 'B2B_SSO_DISCOVER_CONNECTIONS', data } }],
] as const) {
  test(`an address with ${connections.length} connections`, async () => {
    const { context, calls } = businessFakeContext(
      { 'sso.discoverConnections': { connections, data }, 'sso.start': undefined },
      { config },
    );
    assert.deepEqual(await findConnections(context, { email }), expected);
    assert.deepEqual(calls[0], { name: 'sso.discoverConnections', args: [email] });
    if (connections.length === 1) {
      const { loginRedirectURL, providerParams } = context.config.sso;
      const options = {
        loginRedirectURL,
        signupRedirectURL: undefined,
        providerParams,
        signal: context.signal,
      };
      assert.deepEqual(calls[1], { name: 'sso.start', args: ['okta-1', options] });
    }
  });
}

for (const connections of [[okta], [okta, entra], []]) {
  test(`the organization that a visitor names has ${connections.length} connections`, async () => {
    const organization = { ...acme, connections };
    const { context, noted } = businessFakeContext(
      { 'organizations.findBySlug': { organization, data }, 'sso.start': undefined },
      { config: { products: ['sso', 'emailMagicLinks'] } },
    );
    const expected =
      connections.length === 1 ? started : { event: { type: 'organizationFound', organization } };
    assert.deepEqual(await findBySlug(context, { slug: 'acme' }), expected);
    assert.equal(noted[0], 'emits B2B_ORGANIZATIONS_GET_BY_SLUG');
  });
}

test('a name that begins with a capital letter is looked up as the slug that it stands for', async () => {
  const { context, calls } = businessFakeContext({
    'organizations.findBySlug': { organization: { ...acme, connections: [okta, entra] }, data },
  });
  await findBySlug(context, { slug: 'Acme' });
  assert.deepEqual(calls, [{ name: 'organizations.findBySlug', args: ['acme'] }]);
});

for (const [organization, type] of [
  [undefined, 'organization_not_found'],
  [acme, 'no_sso_connection_exists_for_organization'],
] as const) {
  test(`a name is refused: ${type}`, async () => {
    const { context } = businessFakeContext(
      { 'organizations.findBySlug': { organization, data } },
      { config: { products: ['sso'] } },
    );
    await assert.rejects(findBySlug(context, { slug: 'acme' }), { type });
  });
}
