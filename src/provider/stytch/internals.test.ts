import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StytchClientShape } from './client.ts';
import { bootstrapSettled, createBootstrapSource } from './internals.ts';

const settings = {
  emailDomains: ['example.com'],
  displayWatermark: true,
  siweRequired: true,
  pkce: { magicLinks: true, passwordResets: true },
  passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 },
};
/** As the client keeps them. Real ones name the vertical. */
const mapped = {
  vertical: 'CONSUMER',
  emailDomains: ['example.com'],
  displayWatermark: true,
  siweRequiredForCryptoWallets: true,
  pkceRequiredForEmailMagicLinks: true,
  pkceRequiredForPasswordResets: true,
  passwordConfig: settings.passwordConfig,
};
/** As Stytch sends them. */
const wire = {
  vertical: 'CONSUMER',
  email_domains: ['example.com'],
  disable_sdk_watermark: false,
  siwe_required_for_crypto_wallets: true,
  pkce_required_for_email_magic_links: true,
  pkce_required_for_password_resets: true,
  password_config: { luds_complexity: 3, luds_minimum_count: 8 },
};

const INTERNALS = Symbol.for('stytch__internal_b2c');
const waits: string[] = [];

/** @param answers what the client's own request has brought, one for each time it is asked */
function sourceOver(...answers: readonly unknown[]) {
  const calls: string[] = [];
  const source = createBootstrapSource(
    {
      bootstrap: {
        getSync: () => undefined,
        getAsync: async () => {
          calls.push('own');
          return answers[calls.filter((call) => call === 'own').length - 1];
        },
      },
      networkClient: {
        fetchSDK: async () => {
          calls.push('fetched');
          return wire;
        },
      },
    } as Parameters<typeof createBootstrapSource>[0],
    'public-token-test-1',
    async () => void calls.push('settled'),
  );
  return { source, calls };
}

test('the first settings are those that the client has asked for itself: they are not fetched twice', async () => {
  const { source, calls } = sourceOver(mapped);
  await source.fetch();
  assert.deepEqual(calls, ['settled', 'own']);
});

test('settings that the client did not get are fetched, and from then on all are', async () => {
  const { source, calls } = sourceOver(undefined, mapped);
  await source.fetch();
  assert.deepEqual(calls, ['settled', 'own', 'fetched']);
  await source.fetch();
  assert.deepEqual(calls, ['settled', 'own', 'fetched', 'fetched']);
});

test('settings mean the same in both formats, and nothing that a project does not say is on', async () => {
  const { source } = sourceOver(mapped);
  assert.deepEqual(await source.fetch(), settings);
  assert.deepEqual(await source.fetch(), settings);
  assert.deepEqual(await sourceOver({ vertical: 'CONSUMER' }).source.fetch(), {
    emailDomains: [],
    displayWatermark: false,
    siweRequired: false,
    pkce: { magicLinks: false, passwordResets: false },
    passwordConfig: null,
  });
});

for (const [type, code] of [
  ['unauthorized_credentials', 'configuration'],
  ['public_token_not_found', 'configuration'],
  ['too_many_requests', 'provider'],
] as const)
  test(`settings refused with ${type} are a mistake of ${code === 'provider' ? 'nobody' : 'the page'}`, async () => {
    const refusal = { status_code: 400, error_type: type, error_message: 'No.' };
    const internals = { networkClient: { fetchSDK: () => Promise.reject(refusal) } };
    const source = createBootstrapSource(internals as never, 'public-token-test-1', async () => undefined);
    await assert.rejects(source.fetch(), { name: 'ProviderError', code, type });
  });

for (const [client, internals, asked] of [
  ['tells', { bootstrap: { getAsync: async () => void waits.push('bootstrap') } }, 'bootstrap'],
  ['hides', {}, 'permissions'],
] as const)
  test(`a client that ${client} when it has its settings is asked for its ${asked}`, async () => {
    waits.length = 0;
    const rbac = { allPermissions: async () => void waits.push('permissions') };
    await bootstrapSettled({ [INTERNALS]: internals, rbac } as unknown as StytchClientShape);
    assert.deepEqual(waits, [asked]);
  });
