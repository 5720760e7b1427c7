import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { explainUnknown, startOAuth } from './actions.ts';

const config = { oauthOptions: { loginRedirectURL: '/in', signupRedirectURL: '/up' } };
const urls = {
  loginRedirectURL: 'https://shop.example/in',
  signupRedirectURL: 'https://shop.example/up',
};

test('a visitor leaves for a provider with the scopes and addresses of the page', async () => {
  const { context, calls, noted } = fakeContext({ 'oauth.start': undefined }, { config });
  const provider_params = { prompt: 'consent' };
  assert.deepEqual(
    await startOAuth(context, { type: 'slack', custom_scopes: ['users:read'], provider_params }),
    {
      authEvent: { type: 'OAUTH_START', data: { provider_type: 'slack', custom_scopes: ['users:read'] } },
    },
  );
  assert.deepEqual(calls, [
    {
      name: 'oauth.start',
      args: [
        'slack',
        { ...urls, customScopes: ['users:read'], providerParams: provider_params, signal: context.signal },
      ],
    },
  ]);
  assert.deepEqual(noted, ['leaves by oauth']);
});

test('the page hears of no scopes that it did not ask for', async () => {
  const { context } = fakeContext({ 'oauth.start': undefined });
  assert.deepEqual(await startOAuth(context, { type: 'google' }), {
    authEvent: { type: 'OAUTH_START', data: { provider_type: 'google' } },
  });
});

test('a visitor whom the provider did not take away has not left', async () => {
  const failure = new ProviderError('timeout');
  const { context, noted } = fakeContext({ 'oauth.start': failure });
  await assert.rejects(startOAuth(context, { type: 'google' }), (reason) => reason === failure);
  assert.deepEqual(noted, ['leaves by oauth', 'stays']);
});

test('an unknown provider is the mistake of the page', async () => {
  const { context, calls, noted } = fakeContext({ 'oauth.start': undefined });
  await assert.rejects(startOAuth(context, { type: 'myspace' }), { code: 'configuration' });
  assert.deepEqual([calls, noted], [[], []]);
  assert.equal(explainUnknown(new ProviderError('configuration')), 'unknownProvider');
  assert.equal(explainUnknown(new ProviderError('network')), undefined);
});
