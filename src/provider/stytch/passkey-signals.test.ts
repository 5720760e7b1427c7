import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import type { StytchClientShape } from './client.ts';
import { announcePasskeys } from './passkey-signals.ts';

/**
 * @param api what the browser can be told
 * @param excluded the ids that the provider names
 * @param domains of the user's registrations
 */
async function announceTo(
  t: TestContext,
  api: object,
  { excluded, domains }: { readonly excluded?: readonly string[]; readonly domains: readonly string[] },
) {
  Object.assign(globalThis, { PublicKeyCredential: api });
  t.after(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const options = {
    user: { id: 'handle', name: 'Ada', displayName: 'Ada L.' },
    ...(excluded && { excludeCredentials: excluded.map((id) => ({ id })) }),
  };
  const fetchSDK = mock.fn(async () => ({ public_key_credential_creation_options: JSON.stringify(options) }));
  const client = {
    user: { getSync: () => ({ webauthn_registrations: domains.map((domain) => ({ domain })) }) },
    [Symbol.for('stytch__internal_b2c')]: { networkClient: { fetchSDK } },
  };
  await announcePasskeys(client as unknown as StytchClientShape, 'example.com');
  return fetchSDK.mock.callCount();
}

async function announce(t: TestContext, known: Parameters<typeof announceTo>[2]) {
  const signalAllAcceptedCredentials = mock.fn((_options: object) => Promise.resolve());
  await announceTo(t, { signalAllAcceptedCredentials }, known);
  return signalAllAcceptedCredentials.mock.calls.map(({ arguments: [signaled] }) => signaled);
}

test('a browser that only follows names learns them', async (t) => {
  const signalCurrentUserDetails = mock.fn((_options: object) => Promise.resolve());
  await announceTo(t, { signalCurrentUserDetails }, { domains: [] });
  assert.deepEqual(
    signalCurrentUserDetails.mock.calls.map(({ arguments: [told] }) => told),
    [{ rpId: 'example.com', userId: 'handle', name: 'Ada', displayName: 'Ada L.' }],
  );
});

test('the provider is not asked for a browser that cannot be told', async (t) => {
  assert.equal(await announceTo(t, {}, { domains: [] }), 0);
});

const signaled = (...ids: string[]) => [
  { rpId: 'example.com', userId: 'handle', allAcceptedCredentialIds: ids },
];

test('names the passkeys that are left', async (t) => {
  const known = { excluded: ['a', 'b'], domains: ['example.com', 'example.com'] };
  assert.deepEqual(await announce(t, known), signaled('a', 'b'));
});

test('names none once the last one has gone', async (t) => {
  assert.deepEqual(await announce(t, { domains: [] }), signaled());
});

test('passkeys of other domains may be among them', async (t) => {
  const domains = ['example.com', 'example.org'];
  assert.deepEqual(await announce(t, { excluded: ['a', 'b'], domains }), signaled('a', 'b'));
  assert.deepEqual(await announce(t, { excluded: ['a'], domains }), signaled('a'));
});

test('a list that lacks one would delete it, and is kept back', async (t) => {
  assert.deepEqual(await announce(t, { domains: ['example.com'] }), []);
  assert.deepEqual(await announce(t, { excluded: ['a'], domains: ['example.com', 'example.com'] }), []);
});

test('a response without a user is nobody’s business', async (t) => {
  Object.assign(globalThis, { PublicKeyCredential: { signalAllAcceptedCredentials: mock.fn() } });
  t.after(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const client = {
    [Symbol.for('stytch__internal_b2c')]: {
      networkClient: { fetchSDK: () => Promise.resolve({ public_key_credential_creation_options: '{}' }) },
    },
  };
  await assert.doesNotReject(announcePasskeys(client as unknown as StytchClientShape, 'example.com'));
});
