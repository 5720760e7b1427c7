import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import type { StytchClientShape } from './client.ts';
import { announcePasskeys } from './passkey-signals.ts';

/**
 * @param excluded the ids that the provider names
 * @param domains of the user's registrations
 */
function announce(
  t: TestContext,
  { excluded, domains }: { readonly excluded?: readonly string[]; readonly domains: readonly string[] },
) {
  const signalAllAcceptedCredentials = mock.fn((_options: object) => Promise.resolve());
  Object.assign(globalThis, { PublicKeyCredential: { signalAllAcceptedCredentials } });
  t.after(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const options = {
    user: { id: 'handle', name: 'Ada', displayName: 'Ada' },
    ...(excluded && { excludeCredentials: excluded.map((id) => ({ id })) }),
  };
  const client = {
    user: { getSync: () => ({ webauthn_registrations: domains.map((domain) => ({ domain })) }) },
    [Symbol.for('stytch__internal_b2c')]: {
      networkClient: {
        fetchSDK: () => Promise.resolve({ public_key_credential_creation_options: JSON.stringify(options) }),
      },
    },
  };
  return announcePasskeys(client as unknown as StytchClientShape, 'example.com').then(() =>
    signalAllAcceptedCredentials.mock.calls.map(({ arguments: [signaled] }) => signaled),
  );
}

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
