import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEY, thisPage } from '../pending/pending-page.ts';
import type { AnyClient } from './changes.ts';
import { projectProvider } from './project-provider.ts';

function jwtOf(client: AnyClient) {
  const bootstrap = { stored: () => undefined, fetch: () => Promise.reject(new Error('No.')) };
  return projectProvider(client, {}, bootstrap, 'render_login_screen').sessionJwt;
}

test('the JWT of the session is what the client knows now', () => {
  let tokens: { session_jwt: string } | null = null;
  const listeners = new Set<() => void>();
  const client = {
    session: {
      getTokens: () => tokens,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const { current, subscribe } = jwtOf(client);
  assert.equal(current(), undefined);
  let changes = 0;
  const stop = subscribe(() => {
    changes += 1;
  });
  tokens = { session_jwt: 'a.b.c' };
  for (const listener of listeners) listener();
  assert.deepEqual([current(), changes], ['a.b.c', 1]);
  stop();
  assert.equal(listeners.size, 0);
  // The server keeps it in a cookie with HttpOnly.
  tokens = { session_jwt: '' };
  assert.equal(current(), undefined);
});

test('a client that does not tell has no JWT to submit', () => {
  const { current, subscribe } = jwtOf({});
  assert.equal(current(), undefined);
  subscribe(() => assert.fail())();
});

test('the JWT of a session is nobody’s while the visitor is asked whose account it is', ({ mock }) => {
  const asked = mock.method(thisPage.origin, 'read', (key: string) => (key === KEY ? 's' : null));
  const session = { getSync: () => ({ session_id: 's' }), getTokens: () => ({ session_jwt: 'a.b.c' }) };
  const { current } = jwtOf({ session });
  assert.equal(current(), undefined);
  asked.mock.mockImplementation(() => 'another');
  assert.equal(current(), 'a.b.c');
});
