import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { explainUnknown, startOAuth } from './actions.ts';

const config = { oauthOptions: { loginRedirectURL: '/in', signupRedirectURL: '/up' } };
const urls = {
  loginRedirectURL: 'https://shop.example/in',
  signupRedirectURL: 'https://shop.example/up',
};

describe('a social login', () => {
  before(() => {
    const location = { origin: 'https://shop.example', pathname: '/sign-in', search: '?to=/orders' };
    Object.defineProperty(globalThis, 'location', { configurable: true, value: location });
  });
  after(() => Reflect.deleteProperty(globalThis, 'location'));

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

  test('without addresses, the visitor comes back to the page', async () => {
    const { context, calls } = fakeContext({ 'oauth.start': undefined });
    await startOAuth(context, { type: 'google' });
    const page = 'https://shop.example/sign-in';
    const [, options] = calls[0]?.args ?? [];
    assert.deepEqual(options, {
      loginRedirectURL: page,
      signupRedirectURL: page,
      customScopes: undefined,
      providerParams: undefined,
      signal: context.signal,
    });
  });
});
