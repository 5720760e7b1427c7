/** The provider's package for Node servers over the emulator's backend API. It is told the emulator's address by `env`. */
import { expect } from '@playwright/test';
import { Client, StytchError } from 'stytch';
import { type Answer, at, TestClient, text } from '../../emulator/test-client.ts';
import { test as base } from '../e2e/worker.ts';
import { expectShapes } from '../support/shapes.ts';

const PHONE = '+12025550162';
const MINUTE_MS = 60_000;

interface Fixtures {
  /** The pages of the project. */
  readonly pages: TestClient;
  /** A server of the project. */
  readonly server: Client;
}

const test = base.extend<Fixtures>({
  pages: async ({ emulatorServer }, use) => {
    const pages = new TestClient(emulatorServer.url);
    await pages.send('POST', '/emulator/reset');
    await use(pages);
  },
  server: async ({ emulatorServer: { credentials, url } }, use) => {
    await use(new Client({ ...credentials, env: url }));
  },
});

/** The status and type of the provider's error that a call is refused with. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StytchError)) throw new Error(`expected a StytchError, not ${String(error)}`);
  expect(error.request_id).toMatch(/^request-id-test-/);
  return `${error.status_code} ${error.error_type}`;
}

/** Signs a visitor in, as a page does. */
async function signIn(pages: TestClient): Promise<{ token: string; jwt: string; user: Answer }> {
  const token = await pages.signIn(PHONE);
  const user = await pages.api('POST', '/sessions/authenticate', {}, token);
  return { token, jwt: text(user, 'data.session_jwt'), user };
}

test.afterEach(expectShapes);

test('a session token tells who is signed in, and keeps or extends the session', async ({
  pages,
  server,
}) => {
  const { token, user } = await signIn(pages);
  const kept = await server.sessions.authenticate({ session_token: token });
  expect(kept.status_code).toBe(200);
  expect(kept.user).toMatchObject({
    user_id: at(user, 'data.user.user_id'),
    phone_numbers: [{ phone_number: PHONE, verified: true }],
  });
  expect(kept.session_token).toBe(token);
  expect(kept.session.expires_at).toBe(at(user, 'data.session.expires_at'));

  const before = Date.now();
  const extended = await server.sessions.authenticate({ session_token: token, session_duration_minutes: 60 });
  const expiresAt = Date.parse(extended.session.expires_at ?? '');
  expect(expiresAt).toBeGreaterThan(before + 60 * MINUTE_MS - 1000);
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 60 * MINUTE_MS);
});

test('a JWT is verified without asking, by the published key', async ({ pages, server }) => {
  const { token, jwt } = await signIn(pages);
  const { session } = await server.sessions.authenticate({ session_token: token });
  const local = await server.sessions.authenticateJwtLocal({ session_jwt: jwt });
  const { last_accessed_at: _, expires_at: end, ...expected } = session;
  // The library writes the time anew.
  expect(local).toMatchObject({ ...expected, expires_at: new Date(end ?? '').toISOString() });
  const requests = (await pages.send('GET', '/emulator/requests')).body as { path: string }[];
  const asked = requests.filter(({ path }) => path === '/v1/sessions/authenticate');
  expect(asked, 'only to compare').toHaveLength(1);

  const [header = '', , signature = ''] = jwt.split('.');
  const forged = [header, Buffer.from('{"sub":"user-test-1"}').toString('base64url'), signature].join('.');
  await expect(server.sessions.authenticateJwtLocal({ session_jwt: forged })).rejects.toThrow('jwt_invalid');
  expect(await refusal(server.sessions.authenticateJwt({ session_jwt: forged }))).toBe(
    '400 unable_to_parse_session_jwt',
  );
});

test('an expired JWT is exchanged for a new one as long as its session lasts', async ({ pages, server }) => {
  const { jwt } = await signIn(pages);
  const later = (): Date => new Date(Date.now() + 6 * MINUTE_MS);
  const expired = { session_jwt: jwt, current_date: later() };
  await expect(server.sessions.authenticateJwtLocal(expired)).rejects.toThrow('jwt_invalid');
  await pages.advance(6 * MINUTE_MS);
  const { session_jwt: fresh } = await server.sessions.authenticateJwt(expired);
  expect(fresh).not.toBe(jwt);
  await server.sessions.authenticateJwtLocal({ session_jwt: fresh, current_date: later() });

  await pages.advance(30 * MINUTE_MS);
  expect(await refusal(server.sessions.authenticate({ session_jwt: fresh }))).toBe('404 session_not_found');
});

for (const [name, revoke] of [
  ['its token', (server: Client, token: string) => server.sessions.revoke({ session_token: token })],
  [
    'its id',
    async (server: Client, token: string) => {
      const { session } = await server.sessions.authenticate({ session_token: token });
      await server.sessions.revoke({ session_id: session.session_id });
    },
  ],
  [
    'its JWT',
    async (server: Client, token: string) => {
      const { session_jwt } = await server.sessions.authenticate({ session_token: token });
      await server.sessions.revoke({ session_jwt });
    },
  ],
] as const) {
  test(`a session revoked by ${name} is over, for its page as well`, async ({ pages, server }) => {
    const { token, jwt } = await signIn(pages);
    await revoke(server, token);
    for (const given of [{ session_token: token }, { session_jwt: jwt }]) {
      expect(await refusal(server.sessions.authenticate(given))).toBe('404 session_not_found');
    }
    expect(await refusal(server.sessions.revoke({ session_token: token }))).toBe('404 session_not_found');
    expect((await pages.api('GET', '/users/me', undefined, token)).status).toBe(404);
  });
}

test('the arguments of a session are checked', async ({ pages, server }) => {
  const { token, jwt } = await signIn(pages);
  const { sessions } = server;
  expect(await refusal(sessions.authenticate({}))).toBe('400 no_session_arguments');
  expect(await refusal(sessions.authenticate({ session_token: token, session_jwt: jwt }))).toBe(
    '400 too_many_session_arguments',
  );
  expect(await refusal(sessions.authenticate({ session_token: 'made-up' }))).toBe(
    '400 invalid_session_token',
  );
  expect(await refusal(sessions.authenticate({ session_token: 'A'.repeat(44) }))).toBe(
    '404 session_not_found',
  );
  expect(await refusal(sessions.revoke({}))).toBe('400 no_session_revoke_arguments');
  expect(await refusal(sessions.revoke({ session_token: token, session_id: 'x' }))).toBe(
    '400 too_many_session_revoke_arguments',
  );
  expect(await refusal(sessions.authenticate({ session_token: token, session_duration_minutes: 4 }))).toBe(
    '400 invalid_session_duration_minutes',
  );
  const authorization_check = { resource_id: 'documents', action: 'read' };
  expect(await refusal(sessions.authenticate({ session_token: token, authorization_check }))).toBe(
    '400 bad_request',
  );
});

test("a server's claims are in the session and in its JWTs", async ({ pages, server }) => {
  const { token } = await signIn(pages);
  const claim = (session_custom_claims: Record<string, unknown>) =>
    server.sessions.authenticate({ session_token: token, session_custom_claims });
  await claim({ plan: 'free', trial: true });
  const { session, session_jwt } = await claim({ plan: 'pro', trial: null, sub: 'somebody else' });
  expect(session.custom_claims).toEqual({ plan: 'pro' });
  const local = await server.sessions.authenticateJwtLocal({ session_jwt });
  expect(local).toMatchObject({ user_id: session.user_id, custom_claims: { plan: 'pro' } });
});

test('a user has a record and a list of sessions', async ({ pages, server }) => {
  const { token, user } = await signIn(pages);
  await pages.signIn(PHONE);
  const user_id = text(user, 'data.user.user_id');
  const record = await server.users.get({ user_id });
  expect(record).toMatchObject({ user_id, status: 'active', is_locked: false });
  expect((await server.sessions.get({ user_id })).sessions).toHaveLength(2);
  await server.sessions.revoke({ session_token: token });
  expect((await server.sessions.get({ user_id })).sessions).toHaveLength(1);
  expect(await refusal(server.users.get({ user_id: 'user-test-none' }))).toBe('404 user_not_found');
});

test("a user's passkeys are in the record, and can be deleted", async ({ pages, server }) => {
  const registration = { credential_id: 'AA', public_key: 'AA', domain: 'localhost', name: 'Work laptop' };
  await pages.patchSettings({ users: [{ phone_number: PHONE, webauthn_registrations: [registration] }] });
  const { user } = await signIn(pages);
  const user_id = text(user, 'data.user.user_id');
  const { webauthn_registrations } = await server.users.get({ user_id });
  const webauthn_registration_id = text(user, 'data.user.webauthn_registrations.0.webauthn_registration_id');
  expect(webauthn_registrations).toEqual([
    {
      webauthn_registration_id,
      domain: 'localhost',
      user_agent: '',
      authenticator_type: '',
      verified: true,
      name: 'Work laptop',
    },
  ]);
  const deleted = await server.users.deleteWebAuthnRegistration({ webauthn_registration_id });
  expect(deleted).toMatchObject({ user_id, user: { webauthn_registrations: [] } });
  const again = server.users.deleteWebAuthnRegistration({ webauthn_registration_id });
  expect(await refusal(again)).toBe('404 webauthn_registration_not_found');
});

test('only the project itself is answered, under the credentials of its settings', async ({
  pages,
  server,
  emulatorServer,
}) => {
  const { token } = await signIn(pages);
  const ask = (credentials: Partial<typeof emulatorServer.credentials>) =>
    new Client({
      ...emulatorServer.credentials,
      ...credentials,
      env: emulatorServer.url,
    }).sessions.authenticate({
      session_token: token,
    });
  expect(await refusal(ask({ secret: 'secret-test-wrong' }))).toBe('401 unauthorized_credentials');
  expect(await refusal(ask({ project_id: 'project-test-other' }))).toBe(
    '400 invalid_project_id_authentication',
  );
  const bare = await pages.send('POST', '/v1/sessions/authenticate', { session_token: token });
  expect(at(bare, 'error_type')).toBe('invalid_authorization_header');
  expect((await pages.send('GET', '/v1/sessions/jwks/project-test-other')).status).toBe(404);

  const changed = { project_id: 'project-test-mine', secret: 'secret-test-mine' };
  await pages.patchSettings(changed);
  expect(await refusal(server.users.get({ user_id: 'x' }))).toBe('400 invalid_project_id_authentication');
  const mine = new Client({ ...changed, env: emulatorServer.url });
  const { session_jwt } = await mine.sessions.authenticate({ session_token: token });
  await mine.sessions.authenticateJwtLocal({ session_jwt });
});

test('faults break the backend API as well', async ({ pages, server }) => {
  const { token } = await signIn(pages);
  const fault = { status: 500, type: 'internal_server_error', message: 'down' };
  await pages.send('PUT', '/emulator/faults', { route: '/v1/sessions/authenticate', fault, times: 1 });
  const asked = server.sessions.authenticate({ session_token: token });
  expect(await refusal(asked)).toBe('500 internal_server_error');
  await server.sessions.authenticate({ session_token: token });
});

test('a server lists the sessions of a user, and deletes the user with them', async ({ pages, server }) => {
  const { token, user } = await signIn(pages);
  const { token: other } = await signIn(pages);
  const user_id = text(user, 'data.user.user_id');
  expect((await server.sessions.get({ user_id })).sessions).toHaveLength(2);
  expect(await server.users.delete({ user_id })).toMatchObject({ user_id, status_code: 200 });
  for (const session_token of [token, other])
    expect(await refusal(server.sessions.authenticate({ session_token }))).toBe('404 session_not_found');
  expect(await refusal(server.users.delete({ user_id }))).toBe('404 user_not_found');
});
