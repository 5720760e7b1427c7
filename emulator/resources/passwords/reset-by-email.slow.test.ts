import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { createListener } from '../../http/listener.ts';
import { listenOnLoopback } from '../../http/loopback.ts';
import { routes } from '../../routes.ts';
import { DEFAULT_CREDENTIALS } from '../../state/settings.ts';
import { Store } from '../../state/store.ts';
import {
  type Answer,
  assertRefused,
  at,
  emulatorForTests,
  FROZEN_NOW,
  TestClient,
  text,
  UNKNOWN_TOKEN,
} from '../../test-client.ts';
import { createJwtKey } from '../sessions/jwt-key.ts';

const EMAIL = 'ada@example.com';
const OLD = 'violet-Piano-sleeps-42';
const NEW = 'amber+Cello+wakes+17';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

function seed(user: object = { password: OLD }) {
  return client().patchSettings({ users: [{ email: EMAIL, ...user }] });
}

function start(extra: object = {}) {
  return client().api('POST', '/passwords/email/reset/start', { email: EMAIL, ...extra });
}

function reset(token: unknown, extra: object = {}) {
  const body = { token, password: NEW, session_duration_minutes: 30, ...extra };
  return client().api('POST', '/passwords/email/reset', body);
}

function authenticate(password: string): Promise<Answer> {
  const body = { email: EMAIL, password, session_duration_minutes: 30 };
  return client().api('POST', '/passwords/authenticate', body);
}

function authenticateLink(token: string, extra: object = {}): Promise<Answer> {
  const body = { token, session_duration_minutes: 30, ...extra };
  return client().api('POST', '/magic_links/authenticate', body);
}

async function newestToken(field: 'link' | 'loginLink' = 'link'): Promise<string> {
  return new URL(await client().newest(field)).searchParams.get('token') ?? '';
}

async function startedToken(extra?: object): Promise<string> {
  assert.equal((await start(extra)).status, 200);
  return newestToken();
}

describe('the reset email', () => {
  test('has a link to a new password and one that signs in', async () => {
    await seed();
    await start({
      reset_password_redirect_url: 'http://localhost:1/reset?a=b',
      login_redirect_url: 'http://localhost:1/in',
    });
    assert.equal(await client().newest('kind'), 'reset-password');
    assert.match(
      await client().newest('link'),
      /^http:\/\/localhost:1\/reset\?a=b&stytch_token_type=reset_password&token=[\w-]{44}$/,
    );
    assert.match(
      await client().newest('loginLink'),
      /^http:\/\/localhost:1\/in\?stytch_token_type=login&token=[\w-]{44}$/,
    );
    assert.equal(at(await client().send('GET', '/inbox.json'), 'length'), 1);
  });

  test("leads to the project's URLs, and is not sent if one is missing", async () => {
    await seed();
    await client().patchSettings({
      reset_password_redirect_url: 'https://app.example/reset',
      login_redirect_url: 'https://app.example/in',
    });
    await start();
    assert.match(await client().newest('link'), /^https:\/\/app\.example\/reset\?/);
    assert.match(await client().newest('loginLink'), /^https:\/\/app\.example\/in\?/);
    await client().patchSettings({ reset_password_redirect_url: null });
    assertRefused(await start(), 400, 'no_password_reset_redirect_url');
    await client().patchSettings({ reset_password_redirect_url: 'http://a.b/', login_redirect_url: null });
    assertRefused(await start(), 400, 'no_login_redirect_urls_set');
    assert.equal(at(await client().send('GET', '/inbox.json'), 'length'), 1);
  });

  test('is only sent to known addresses', async () => {
    assertRefused(await start(), 404, 'email_not_found');
  });

  for (const [extra, type] of [
    [{ email: 'nobody' }, 'invalid_email'],
    [{ reset_password_redirect_url: 'javascript:alert(1)' }, 'invalid_password_reset_redirect_url'],
    [{ login_redirect_url: '/relative' }, 'invalid_login_redirect_url'],
    [{ reset_password_expiration_minutes: 4 }, 'invalid_expiration'],
    [{ reset_password_expiration_minutes: 10_081 }, 'invalid_expiration'],
    [{ reset_password_expiration_minutes: '30' }, 'invalid_expiration'],
    [{ code_challenge: 'short' }, 'invalid_pkce_code_challenge'],
  ] as const) {
    test(`is not sent with ${JSON.stringify(extra)}`, async () => {
      await seed();
      assertRefused(await start(extra), 400, type);
      assert.deepEqual((await client().send('GET', '/inbox.json')).body, []);
    });
  }
});

describe('setting a new password by email', () => {
  test('signs in, verifies the address and replaces the old password', async () => {
    await seed({ password: OLD, status: 'pending', requires_reset: true });
    const answer = await reset(await startedToken());
    assert.equal(answer.status, 200);
    assert.equal(at(answer, 'data.user.emails.0.verified'), true);
    assert.equal(at(answer, 'data.user.password.requires_reset'), false);
    assert.equal(at(answer, 'data.session.authentication_factors.0.type'), 'password');
    assertRefused(await authenticate(OLD), 401, 'unauthorized_credentials');
    assert.equal((await authenticate(NEW)).status, 200);
  });

  test('gives a first password to a user without one', async () => {
    await seed({});
    assert.equal((await reset(await startedToken())).status, 200);
    const search = await client().api('POST', '/users/search', { email: EMAIL });
    assert.equal(at(search, 'data.userType'), 'password');
  });

  test('unlocks the user and ends all sessions', async () => {
    await seed();
    const session = text(await authenticate(OLD), 'data.session_token');
    for (let time = 0; time < 10; time += 1) await authenticate('wrong');
    assertRefused(await authenticate(OLD), 429, 'user_lock_limit_reached');
    await reset(await startedToken());
    assert.equal((await authenticate(NEW)).status, 200);
    assertRefused(await client().api('GET', '/users/me', undefined, session), 404, 'session_not_found');
  });

  test('works once, and earlier emails stop working', async () => {
    await seed();
    const earlier = await startedToken();
    const token = await startedToken();
    assert.equal((await reset(token)).status, 200);
    assertRefused(await reset(token), 401, 'unable_to_auth_password_reset_token');
    assertRefused(await reset(earlier), 401, 'unable_to_auth_password_reset_token');
  });

  test('works once even if the token arrives several times at once', async (context) => {
    const waiting: (() => void)[] = [];
    const listener = createListener({
      store: new Store(() => FROZEN_NOW, DEFAULT_CREDENTIALS),
      routes,
      key: await createJwtKey(),
      // Answers once every request has found the token unused.
      estimatePassword: () =>
        new Promise((resolve) => {
          waiting.push(() => resolve({ score: 4, feedback: { suggestions: [] } }));
          if (waiting.length === 5) for (const answer of waiting) answer();
        }),
      allowedHosts: [],
    });
    const { port, close } = await listenOnLoopback(0, listener);
    context.after(close);
    const emulator = new TestClient(`http://localhost:${port}`);
    await emulator.patchSettings({ users: [{ email: EMAIL, password: OLD }] });
    await emulator.api('POST', '/passwords/email/reset/start', { email: EMAIL });
    const body = { token: await emulator.newestToken(), password: NEW, session_duration_minutes: 30 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => emulator.api('POST', '/passwords/email/reset', body)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401, 401, 401, 401]);
  });

  for (const [extra, minutes] of [
    [{}, 30],
    [{ reset_password_expiration_minutes: 5 }, 5],
  ] as const) {
    test(`works for ${minutes} minutes with ${JSON.stringify(extra)}`, async () => {
      await seed();
      const early = await startedToken(extra);
      await client().advance(1);
      const late = await startedToken(extra);
      await client().advance(minutes * MINUTE_MS - 1);
      assertRefused(await reset(early), 401, 'unable_to_auth_password_reset_token');
      assert.equal((await reset(late)).status, 200);
    });
  }

  test('does not use up the token if the password is refused', async () => {
    await seed();
    const token = await startedToken();
    assertRefused(await reset(token, { password: 'abc' }), 400, 'weak_password');
    assertRefused(await reset(token, { password: 'correct horse battery staple' }), 400, 'breached_password');
    assert.equal((await reset(token)).status, 200);
  });

  for (const [token, extra, status, type] of [
    [UNKNOWN_TOKEN, {}, 401, 'unable_to_auth_password_reset_token'],
    [undefined, {}, 400, 'invalid_token'],
    ['cut off', {}, 400, 'invalid_token'],
    [UNKNOWN_TOKEN, { password: undefined }, 400, 'bad_request'],
    [UNKNOWN_TOKEN, { session_duration_minutes: 1 }, 400, 'invalid_session_duration_minutes'],
  ] as const) {
    test(`is refused with token ${token} and ${JSON.stringify(extra)}`, async () => {
      assertRefused(await reset(token, extra), status, type);
    });
  }
});

describe('the link that signs in', () => {
  test('works with /magic_links/authenticate, and sets no new password', async () => {
    await seed();
    await start();
    const loginToken = await newestToken('loginLink');
    assertRefused(await reset(loginToken), 401, 'unable_to_auth_password_reset_token');
    const answer = await authenticateLink(loginToken);
    assert.equal(at(answer, 'data.session.authentication_factors.0.type'), 'magic_link');
    assert.equal((await authenticate(OLD)).status, 200);
  });

  test('may also be the other one, which works once, whatever for', async () => {
    await seed();
    const token = await startedToken();
    const answer = await authenticateLink(token);
    assert.equal(at(answer, 'data.session.authentication_factors.0.type'), 'magic_link');
    assertRefused(await authenticateLink(token), 401, 'unable_to_auth_magic_link');
    assertRefused(await reset(token), 401, 'unable_to_auth_password_reset_token');
    assert.equal((await authenticate(OLD)).status, 200);
  });
});

describe('PKCE', () => {
  const verifier = 'a-verifier-that-only-this-browser-knows';
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  test('both links need the verifier of the challenge; a wrong one does not use them up', async () => {
    await seed();
    const token = await startedToken({ code_challenge: challenge });
    const loginToken = await newestToken('loginLink');
    for (const send of [reset, authenticateLink]) {
      const own = send === reset ? token : loginToken;
      assertRefused(await send(own), 400, 'pkce_expected_code_verifier');
      const mismatch = await send(own, { code_verifier: 'another' });
      assertRefused(mismatch, 400, 'pkce_mismatch');
      assert.match(text(mismatch, 'error_message'), /pkce/);
      assert.equal((await send(own, { code_verifier: verifier })).status, 200);
    }
  });

  test('is required if the project says so', async () => {
    await seed();
    await client().patchSettings({ pkce_required_for_password_resets: true });
    assertRefused(await start(), 400, 'invalid_pkce_code_challenge');
    assert.equal((await start({ code_challenge: challenge })).status, 200);
  });
});
