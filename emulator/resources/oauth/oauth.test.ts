import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import {
  type Answer,
  assertRefused,
  at,
  emulatorForTests,
  PUBLIC_TOKEN,
  text,
  UNKNOWN_TOKEN,
} from '../../test-client.ts';

const EMAIL = 'ada@example.com';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

/** Navigates like a browser, but does not follow redirects. */
async function visit(path: string): Promise<{ status: number; location: string; body: string }> {
  const response = await fetch(new URL(path, client().url), { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    body: await response.text(),
  };
}

function startPath(query: Record<string, string> = {}, provider = 'google'): string {
  const all = new URLSearchParams({ public_token: PUBLIC_TOKEN, ...query });
  return `/v1/public/oauth/${provider}/start?${all}`;
}

async function consentPath(query: Record<string, string> = {}, provider = 'google'): Promise<string> {
  const { status, location } = await visit(startPath(query, provider));
  assert.equal(status, 302);
  return location;
}

/** Visits the provider, chooses an account and returns the URL that the visit ends with. */
async function returnUrl(
  query: Record<string, string> = {},
  email = EMAIL,
  provider = 'google',
): Promise<URL> {
  const { location } = await visit(`${await consentPath(query, provider)}/allow?email=${email}`);
  return new URL(location);
}

function authenticate(url: URL, extra: object = {}): Promise<Answer> {
  const body = { token: url.searchParams.get('token'), session_duration_minutes: 30, ...extra };
  return client().api('POST', '/oauth/authenticate', body);
}

async function refusal(path: string): Promise<Answer> {
  return client().send('GET', path);
}

describe('starting a visit', () => {
  test('leads to the consent page of any provider, which lists the scopes', async () => {
    const { body } = await visit(await consentPath({ custom_scopes: 'a b<i>' }, 'myspace'));
    assert.match(body, /Sign in with Myspace/);
    assert.match(body, /a, b&#60;i&#62;/);
  });

  test('is refused without a public token, and for a malformed provider or URL', async () => {
    assertRefused(await refusal('/v1/public/oauth/google/start'), 401, 'unauthorized_credentials');
    assertRefused(await refusal(startPath({}, 'My-Space')), 400, 'invalid_oauth_provider');
    for (const target of ['javascript:alert(1)', 'http://x;sandbox/']) {
      const url = startPath({ login_redirect_url: target });
      assertRefused(await refusal(url), 400, 'invalid_login_redirect_url');
    }
  });

  for (const kind of ['login', 'signup']) {
    test(`needs a ${kind} URL, from the page or from the project`, async () => {
      await client().patchSettings({ [`${kind}_redirect_url`]: null });
      assertRefused(await refusal(startPath()), 400, `no_${kind}_redirect_urls_set`);
      await consentPath({ [`${kind}_redirect_url`]: 'http://localhost:1/' });
    });
  }
});

describe('returning from a visit', () => {
  const urls = {
    login_redirect_url: 'http://localhost:1/in?a=b',
    signup_redirect_url: 'http://localhost:1/up',
  };

  test('a new user returns to the sign-up URL, a known one to the login URL', async () => {
    const first = await returnUrl(urls);
    assert.match(
      first.href,
      /^http:\/\/localhost:1\/up\?stytch_redirect_type=signup&stytch_token_type=oauth&token=/,
    );
    const answer = await authenticate(first);
    assert.equal(at(answer, 'data.provider_type'), 'Google');
    assert.equal(at(answer, 'data.user.emails.0.email'), EMAIL);
    assert.equal(at(answer, 'data.user.providers.0.provider_type'), 'Google');
    const factor = 'data.session.authentication_factors.0';
    assert.equal(at(answer, `${factor}.delivery_method`), 'oauth_google');
    assert.equal(
      at(answer, `${factor}.google_oauth_factor.provider_subject`),
      at(answer, 'data.provider_subject'),
    );
    assert.equal(typeof at(answer, 'data.provider_values.access_token'), 'string');

    const second = await returnUrl(urls);
    assert.match(
      second.href,
      /^http:\/\/localhost:1\/in\?a=b&stytch_redirect_type=login&stytch_token_type=oauth&token=/,
    );
    const again = await authenticate(second);
    assert.equal(at(again, 'data.provider_subject'), at(answer, 'data.provider_subject'));
    const { body } = await visit(await consentPath(urls));
    assert.match(body, /value="ada@example.com"/);
  });

  test('a user who denies the request returns to the login URL without a token', async () => {
    const { location } = await visit(`${await consentPath(urls)}/deny`);
    const { searchParams, pathname } = new URL(location);
    assert.deepEqual(
      [pathname, searchParams.get('error'), searchParams.get('token')],
      ['/in', 'access_denied', null],
    );
  });

  test('a visit ends once, and needs an email address', async () => {
    const path = await consentPath();
    assertRefused(await refusal(`${path}/allow?email=ada`), 400, 'invalid_email');
    await visit(`${path}/deny`);
    assertRefused(await refusal(path), 400, 'oauth_invalid_state');
    assertRefused(await refusal(`${path}/allow?email=${EMAIL}`), 400, 'oauth_invalid_state');
  });

  test('a token is valid once, for ten minutes', async () => {
    const used = await returnUrl();
    assert.equal((await authenticate(used)).status, 200);
    assertRefused(await authenticate(used), 404, 'oauth_token_not_found');
    const late = await returnUrl();
    await client().advance(10 * MINUTE_MS);
    assertRefused(await authenticate(late), 404, 'oauth_token_not_found');
    const body = { token: UNKNOWN_TOKEN, session_duration_minutes: 30 };
    assertRefused(await client().api('POST', '/oauth/authenticate', body), 404, 'oauth_token_not_found');
    assertRefused(
      await authenticate(await returnUrl(), { session_duration_minutes: 1 }),
      400,
      'invalid_session_duration_minutes',
    );
  });
});

describe('connecting an account', () => {
  const attach = (session: string, provider = 'google'): Promise<Answer> =>
    client().api('POST', '/oauth/attach', { provider }, session);
  const attachToken = async (session: string, provider?: string): Promise<string> =>
    text(await attach(session, provider), 'data.oauth_attach_token');
  const phone = '+12025550162';

  test('the account belongs to whoever has asked, in the same session, with its address', async () => {
    const session = await client().signIn(phone);
    const back = await returnUrl({ oauth_attach_token: await attachToken(session) });
    assert.equal(back.searchParams.get('stytch_redirect_type'), 'login');
    const answer = await client().api(
      'POST',
      '/oauth/authenticate',
      { token: back.searchParams.get('token'), session_duration_minutes: 30 },
      session,
    );
    assert.equal(at(answer, 'data.session_token'), session);
    assert.equal(at(answer, 'data.user.phone_numbers.0.phone_number'), phone);
    assert.equal(at(answer, 'data.user.emails.0.email'), EMAIL);
    assert.equal(at(answer, 'data.user.providers.0.provider_type'), 'Google');
  });

  test('an account of somebody else is refused; an address of theirs is no obstacle, and stays theirs', async () => {
    const session = await client().signIn(phone);
    await authenticate(await returnUrl());
    const taken = await returnUrl({ oauth_attach_token: await attachToken(session) });
    assert.deepEqual(
      [taken.searchParams.get('error'), taken.searchParams.get('token')],
      ['server_error', null],
    );
    const query = { oauth_attach_token: await attachToken(session, 'github') };
    const answer = await authenticate(await returnUrl(query, EMAIL, 'github'));
    assert.equal(at(answer, 'data.user.phone_numbers.0.phone_number'), phone);
    assert.deepEqual(at(answer, 'data.user.emails'), []);
  });

  test('takes a session, and a token that is fresh, unused, and of the same provider', async () => {
    const session = await client().signIn(phone);
    assertRefused(await attach(UNKNOWN_TOKEN), 404, 'session_not_found');
    assertRefused(await attach(session, 'My-Space'), 400, 'invalid_oauth_provider');
    const refused = async (token: string): Promise<void> =>
      assertRefused(
        await refusal(startPath({ oauth_attach_token: token })),
        400,
        'invalid_oauth_attach_token',
      );
    await refused(UNKNOWN_TOKEN);
    await refused(await attachToken(session, 'github'));
    const used = await attachToken(session);
    await consentPath({ oauth_attach_token: used });
    await refused(used);
    const late = await attachToken(session);
    await client().advance(10 * MINUTE_MS);
    await refused(late);
  });
});

describe('PKCE', () => {
  const verifier = 'a-verifier-of-the-right-kind';
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  test('the challenge is required if the project says so', async () => {
    await client().patchSettings({ pkce_required_for_oauth: true });
    assertRefused(await refusal(startPath()), 400, 'invalid_pkce_code_challenge');
    await consentPath({ code_challenge: challenge });
  });

  test('the verifier must match the challenge; a wrong one does not use up the token', async () => {
    const url = await returnUrl({ code_challenge: challenge });
    assertRefused(await authenticate(url), 400, 'pkce_expected_code_verifier');
    assertRefused(await authenticate(url, { code_verifier: 'other' }), 400, 'pkce_mismatch');
    assert.equal((await authenticate(url, { code_verifier: verifier })).status, 200);
    const plain = await returnUrl();
    assertRefused(
      await authenticate(plain, { code_verifier: verifier }),
      400,
      'pkce_did_not_expect_code_verifier',
    );
  });
});
