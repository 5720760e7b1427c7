import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Client, type Session } from 'stytch';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { assertRefused, TestClient } from '../../emulator/test-client.ts';
import { authenticateRequest } from './authenticate.ts';
import { listSessions, revokeOtherSessions } from './sessions.ts';

const PHONE = '+12025550162';
/** Longer than any answer of the emulator takes, on any machine. */
const timeoutMs = 60_000;

let emulator: Emulator;
let pages: TestClient;
let client: Client;
before(async () => {
  emulator = await startEmulator({ port: 0 });
  pages = new TestClient(emulator.url);
  client = new Client({ ...emulator.credentials, env: emulator.url });
});
beforeEach(() => pages.send('POST', '/emulator/reset'));
after(() => emulator.close());

/** Signs in, and asks as the site's server does. */
async function signIn(): Promise<{ readonly token: string; readonly auth: { readonly session: Session } }> {
  const token = await pages.signIn(PHONE);
  const auth = await authenticateRequest(`stytch_session=${token}`, { client, timeoutMs });
  assert.ok(auth.status === 'signed-in', auth.status);
  return { token, auth };
}

test('a visitor’s own sessions are listed, the one that asks first, and none of anybody else', async () => {
  await pages.signIn('+12025550123');
  const { auth } = await signIn();
  await pages.advance(60_000);
  const { token } = await signIn();
  const listed = await listSessions(auth, { client, timeoutMs });
  assert.deepEqual(
    listed.map(({ current }) => current),
    [true, false],
  );
  const { session } = auth;
  assert.equal(listed[0]?.id, session.session_id);
  assert.equal(listed[0]?.startedAt, session.started_at);
  assert.ok(!JSON.stringify(listed).includes(token), 'no secrets');
});

test('all other sessions are ended, and this one is left', async () => {
  const others = [await signIn(), await signIn()];
  const { token, auth } = await signIn();
  const left = await revokeOtherSessions(auth, { client, timeoutMs });
  assert.deepEqual(
    left.map(({ id }) => id),
    [auth.session.session_id],
  );
  assert.deepEqual(await listSessions(auth, { client, timeoutMs }), left);
  assert.equal((await pages.api('POST', '/sessions/authenticate', {}, token)).status, 200);
  for (const other of others)
    assertRefused(
      await pages.api('POST', '/sessions/authenticate', {}, other.token),
      404,
      'session_not_found',
    );
});

const own = { session_id: 'own', user_id: 'user' } as Session;
const refusal = (error_type: string) => ({
  status_code: 404,
  error_type,
  request_id: 'r',
  session_token: 'secret',
});

/** A client of whose user these are the sessions. */
function clientOf(
  sessions: readonly Partial<Session>[],
  revoke: () => Promise<object> = () => Promise.resolve({}),
): Client {
  const made = new Client({ project_id: 'project-test-1', secret: 'secret-test-1' });
  made.sessions.get = () => Promise.resolve({ sessions } as Awaited<ReturnType<typeof made.sessions.get>>);
  made.sessions.revoke = revoke as typeof made.sessions.revoke;
  return made;
}

test('a session is shown by its device and address, the last used first', async () => {
  const attributes = {
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ip_address: '203.0.113.7',
  };
  const sessions = [
    { session_id: 'bare' },
    { session_id: 'older', last_accessed_at: '2026-11-01T00:00:00Z', attributes: { ip_address: '' } },
    { session_id: 'newer', last_accessed_at: '2026-11-02T00:00:00Z', attributes },
    own,
  ];
  const nothing = { device: '', startedAt: '', lastAccessedAt: '', current: false };
  assert.deepEqual(await listSessions({ session: own }, { client: clientOf(sessions) }), [
    { ...nothing, id: 'own', current: true },
    {
      ...nothing,
      id: 'newer',
      device: 'Firefox on Linux',
      place: '203.0.113.7',
      lastAccessedAt: '2026-11-02T00:00:00Z',
    },
    { ...nothing, id: 'older', lastAccessedAt: '2026-11-01T00:00:00Z' },
    { ...nothing, id: 'bare' },
  ]);
});

test('a session that has ended meanwhile is one less; another refusal is an error without secrets', async () => {
  const ending = clientOf([own, { session_id: 'other' }], () => Promise.reject(refusal('session_not_found')));
  assert.equal((await revokeOtherSessions({ session: own }, { client: ending })).length, 1);
  const refusing = clientOf([own, { session_id: 'other' }], () =>
    Promise.reject(refusal('too_many_requests')),
  );
  await assert.rejects(revokeOtherSessions({ session: own }, { client: refusing }), (error: Error) => {
    assert.match(error.message, /^Stytch answered 404 too_many_requests/);
    return !JSON.stringify(error).includes('secret');
  });
});

test('a server with a wrong secret, and one that does not wait', async () => {
  const { auth } = await signIn();
  const wrong = new Client({ ...emulator.credentials, secret: 'secret-test-wrong', env: emulator.url });
  await assert.rejects(listSessions(auth, { client: wrong, timeoutMs }), /unauthorized_credentials/);
  const silent = clientOf([]);
  silent.sessions.get = () => new Promise(() => undefined);
  await assert.rejects(listSessions(auth, { client: silent, timeoutMs: 1 }), /no answer within 1 ms/);
  await assert.rejects(listSessions(auth, { client: silent, timeoutMs: 0 }), { name: 'TypeError' });
});
