import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmSession } from './adapter.ts';
import { signOut } from './changes.ts';
import type { StytchClientShape } from './client.ts';

const SESSION = { session_id: 's' };
const USER = { user_id: 'u' };
const OFFLINE = new TypeError('Failed to fetch');
/** As the SDK throws it, by shape. */
const REFUSED = { error_type: 'session_not_found', status_code: 404 };

interface Client {
  /** True if a session is stored. */
  stored: boolean;
  /** True if the client has not had an answer of the provider yet, and is asking for one. */
  readonly asking?: boolean;
  readonly authenticate?: (client: Client) => Promise<unknown>;
  readonly revoke?: (options: unknown) => Promise<unknown>;
}

function over(client: Client) {
  const listeners = new Set<() => void>();
  const { authenticate, revoke } = client;
  const shape = {
    session: {
      getSync: () => (client.stored ? SESSION : null),
      ...(client.asking !== undefined && {
        getInfo: () => ({ session: null, fromCache: client.asking }),
        onChange: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      }),
      ...(authenticate && { authenticate: () => authenticate(client) }),
      ...(revoke && { revoke }),
    },
    user: { getSync: () => (client.stored ? USER : null) },
  };
  return {
    shape: shape as unknown as StytchClientShape,
    listeners,
    answer(stored: boolean) {
      client.stored = stored;
      for (const listener of listeners) listener();
    },
  };
}

for (const alive of [true, false]) {
  test(`the first answer to a new client decides: ${alive ? 'alive' : 'dead'}`, async () => {
    const { shape, listeners, answer } = over({ stored: true, asking: true });
    let settled = false;
    const confirmed = confirmSession(shape).finally(() => {
      settled = true;
    });
    await new Promise(setImmediate);
    assert.equal(settled, false, 'what is remembered counts');
    answer(alive);
    assert.deepEqual(await confirmed, alive ? { session: SESSION, user: USER } : undefined);
    assert.equal(listeners.size, 0);
  });
}

test('a client that has had its answer asks again', async () => {
  let asked = 0;
  const authenticate = async (): Promise<void> => void (asked += 1);
  const client = over({ stored: true, asking: false, authenticate });
  assert.deepEqual(await confirmSession(client.shape), { session: SESSION, user: USER });
  assert.equal(asked, 1);
});

test('a session that the client forgets on being asked is none', async () => {
  const authenticate = async (client: Client): Promise<never> => {
    client.stored = false;
    throw REFUSED;
  };
  assert.equal(await confirmSession(over({ stored: true, authenticate }).shape), undefined);
});

test('without an answer, a session is neither confirmed nor forgotten', async () => {
  const authenticate = (): Promise<never> => Promise.reject(OFFLINE);
  const client: Client = { stored: true, authenticate };
  await assert.rejects(confirmSession(over(client).shape), { name: 'ProviderError', code: 'network' });
  assert.equal(client.stored, true);
});

test('where nothing is stored, or the client cannot ask, nothing is asked', async () => {
  const authenticate = (): Promise<never> => assert.fail('asked');
  assert.equal(await confirmSession(over({ stored: false, asking: false, authenticate }).shape), undefined);
  assert.equal(await confirmSession(over({ stored: true }).shape), undefined);
  assert.equal(await confirmSession({} as unknown as StytchClientShape), undefined);
});

test('a session is ended in this browser, whatever the provider says to that', async () => {
  const asked: unknown[] = [];
  const revoke = async (options?: unknown): Promise<void> => void asked.push(options);
  await signOut(over({ stored: false, revoke }).shape, true);
  assert.deepEqual(asked, [{ forceClear: true }]);
  await signOut(over({ stored: false, revoke: () => Promise.reject(OFFLINE) }).shape, true);
});

test('a session that the client keeps is an error', async () => {
  const failing = over({ stored: true, revoke: () => Promise.reject(OFFLINE) });
  await assert.rejects(signOut(failing.shape, true), { name: 'ProviderError', code: 'network' });
  await assert.rejects(signOut(over({ stored: true }).shape, true), { code: 'configuration' });
});
