import assert from 'node:assert/strict';
import { test } from 'node:test';
import { businessFakeContext } from '../../../../test/support/business-action-context.ts';
import { acme, email } from '../../../../test/support/business-samples.ts';
import { B2B_OAUTH_PROVIDERS } from '../../../settings/business/types.ts';
import type { Visit } from '../../flow/screens.ts';
import { startOAuth } from './actions.ts';

const DISCOVER: Visit = { to: 'discover' };
const AT_ACME: Visit = { to: 'organization', organization: acme };
const answers = { 'oauth.start': undefined, 'oauth.startDiscovery': undefined };
const config = {
  oauthOptions: { loginRedirectURL: '/in', signupRedirectURL: '/up', discoveryRedirectURL: '/list' },
};

for (const type of B2B_OAUTH_PROVIDERS) {
  const hint = type === 'google' || type === 'microsoft' ? { login_hint: email } : {};

  test(`${type} is started for the list`, async () => {
    const { context, calls, noted } = businessFakeContext(answers, { config });
    const entry = { type, customScopes: ['calendar'], providerParams: { prompt: 'consent' } };
    assert.deepEqual(await startOAuth(context, { entry, visit: DISCOVER, email }), {
      authEvent: {
        type: 'B2B_OAUTH_DISCOVERY_START',
        data: { provider_type: type, custom_scopes: ['calendar'] },
      },
    });
    const options = {
      customScopes: ['calendar'],
      signal: context.signal,
      providerParams: { ...hint, prompt: 'consent' },
      discoveryRedirectURL: 'https://shop.example/list',
    };
    assert.deepEqual(calls, [{ name: 'oauth.startDiscovery', args: [type, options] }]);
    assert.deepEqual(noted, ['leaves by discovery_oauth']);
  });

  test(`${type} is started for an organization`, async () => {
    const { context, calls, noted } = businessFakeContext(answers, { config });
    assert.deepEqual(await startOAuth(context, { entry: { type }, visit: AT_ACME, email: '' }), {
      authEvent: { type: 'B2B_OAUTH_START', data: { provider_type: type } },
    });
    const options = {
      customScopes: undefined,
      signal: context.signal,
      providerParams: {},
      loginRedirectURL: 'https://shop.example/in',
      signupRedirectURL: 'https://shop.example/up',
    };
    assert.deepEqual(calls, [{ name: 'oauth.start', args: [type, acme.id, options] }]);
    assert.deepEqual(noted, ['leaves by oauth']);
  });
}

test('a start that fails is no departure', async () => {
  const { context, noted } = businessFakeContext({ 'oauth.startDiscovery': new Error('No.') });
  await assert.rejects(startOAuth(context, { entry: { type: 'slack' }, visit: DISCOVER, email }));
  assert.deepEqual(noted, ['leaves by discovery_oauth', 'stays']);
});

test('a start that the page refuses is none', async () => {
  const { context, calls, noted } = businessFakeContext({}, { stops: true });
  await assert.rejects(startOAuth(context, { entry: { type: 'slack' }, visit: DISCOVER, email }));
  assert.deepEqual([...calls, ...noted], []);
});
