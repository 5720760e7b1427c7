import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, UNKNOWN_TOKEN } from '../test-client.ts';

const EMAIL = 'ada@example.com';
const MINUTE_MS = 60_000;
const URLS = {
  login_magic_link_url: 'http://localhost:1/in?a=b',
  signup_magic_link_url: 'http://localhost:1/up',
};
const client = emulatorForTests();

function send(extra: object = {}, path = 'login_or_create') {
  return client().api('POST', `/magic_links/email/${path}`, { email: EMAIL, ...extra });
}

async function newestToken(): Promise<string> {
  return new URL(await client().newest('link')).searchParams.get('token') ?? '';
}

function authenticate(token: unknown, extra: object = {}) {
  return client().api('POST', '/magic_links/authenticate', { token, session_duration_minutes: 30, ...extra });
}

describe('sending a link', () => {
  test('a new user gets the sign-up URL, a known one the login URL', async () => {
    assert.equal((await send(URLS)).status, 200);
    assert.equal(await client().newest('kind'), 'signup-link');
    assert.match(
      await client().newest('link'),
      /^http:\/\/localhost:1\/up\?stytch_token_type=magic_links&token=[\w-]{44}$/,
    );
    assert.equal((await authenticate(await newestToken())).status, 200);
    await send(URLS);
    assert.equal(await client().newest('kind'), 'login-link');
    assert.match(
      await client().newest('link'),
      /^http:\/\/localhost:1\/in\?a=b&stytch_token_type=magic_links&token=[\w-]{44}$/,
    );
  });

  test('a user who has not followed a link is still new', async () => {
    await send(URLS);
    await send(URLS);
    assert.equal(await client().newest('kind'), 'signup-link');
  });

  test("leads to the project's URLs, and is not sent if one is missing", async () => {
    await client().patchSettings({ signup_redirect_url: 'https://app.example/up', login_redirect_url: null });
    await send();
    assert.match(await client().newest('link'), /^https:\/\/app\.example\/up\?/);
    await authenticate(await newestToken());
    assertRefused(await send(), 400, 'no_login_redirect_urls_set');
  });

  for (const [extra, type] of [
    [{ email: 'nobody' }, 'invalid_email'],
    [{ email: undefined }, 'invalid_email'],
    [{ login_magic_link_url: 'javascript:alert(1)' }, 'invalid_login_magic_link_url'],
    [{ signup_magic_link_url: '/relative' }, 'invalid_signup_magic_link_url'],
    [{ signup_magic_link_url: 7 }, 'invalid_signup_magic_link_url'],
    [{ login_expiration_minutes: 4 }, 'invalid_expiration'],
    [{ signup_expiration_minutes: 10_081 }, 'invalid_expiration'],
    [{ code_challenge: 'short' }, 'invalid_pkce_code_challenge'],
    [{ create_user_as_pending: 'yes' }, 'bad_request'],
  ] as const) {
    test(`is refused with ${JSON.stringify(extra)}`, async () => {
      assertRefused(await send(extra), 400, type);
      assert.deepEqual((await client().send('GET', '/inbox.json')).body, []);
    });
  }

  test('send/primary needs a known address', async () => {
    assertRefused(await send({}, 'send/primary'), 404, 'email_not_found');
  });
});

describe('following a link', () => {
  test('works once', async () => {
    await send();
    const token = await newestToken();
    const answer = await authenticate(token);
    assert.equal(answer.status, 200);
    assert.equal(at(answer, 'data.method_id'), at(answer, 'data.user.emails.0.email_id'));
    assert.equal(at(answer, 'data.session.authentication_factors.0.type'), 'magic_link');
    assertRefused(await authenticate(token), 401, 'unable_to_auth_magic_link');
  });

  test('works until it expires', async () => {
    await send({ signup_expiration_minutes: 5 });
    const early = await newestToken();
    await client().advance(4 * MINUTE_MS);
    await send({ signup_expiration_minutes: 5 });
    const late = await newestToken();
    await client().advance(2 * MINUTE_MS);
    assertRefused(await authenticate(early), 401, 'unable_to_auth_magic_link');
    assert.equal((await authenticate(late)).status, 200);
  });

  test('refuses an unknown token and a missing one', async () => {
    assertRefused(await authenticate(UNKNOWN_TOKEN), 404, 'magic_link_not_found');
    assertRefused(await authenticate(undefined), 400, 'invalid_token');
    assertRefused(await authenticate('cut off'), 400, 'invalid_token');
    assertRefused(
      await authenticate(UNKNOWN_TOKEN, { session_duration_minutes: '60' }),
      400,
      'invalid_session_duration_minutes',
    );
  });
});

describe('PKCE', () => {
  const verifier = 'a-verifier-that-only-this-browser-knows';
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  test('needs the verifier of the challenge; a wrong one does not use up the link', async () => {
    await send({ code_challenge: challenge });
    const token = await newestToken();
    assertRefused(await authenticate(token), 400, 'pkce_expected_code_verifier');
    const mismatch = await authenticate(token, { code_verifier: 'another' });
    assertRefused(mismatch, 400, 'pkce_mismatch');
    assert.match(String(at(mismatch, 'error_message')), /pkce/);
    assert.equal((await authenticate(token, { code_verifier: verifier })).status, 200);
  });

  test('refuses a verifier for a link without a challenge', async () => {
    await send();
    assertRefused(
      await authenticate(await newestToken(), { code_verifier: verifier }),
      400,
      'pkce_did_not_expect_code_verifier',
    );
  });

  test('is required if the project says so', async () => {
    await client().patchSettings({ pkce_required_for_email_magic_links: true });
    assertRefused(await send(), 400, 'invalid_pkce_code_challenge');
    assert.equal((await send({ code_challenge: challenge })).status, 200);
  });
});
