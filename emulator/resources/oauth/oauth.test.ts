import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';

import type { Answer } from '../../test-client.ts';
import { assertRefused, at, emulatorForTests, PUBLIC_TOKEN, text } from '../../test-client.ts';

const EMAIL = 'ada@example.com';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

/** What a browser is answered, which follows no redirect by itself here. */
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

/** Goes through the whole visit and returns the address that it ends with. */
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

describe('starting', () => {
  test('any provider leads to the consent page, which says what is asked for', async () => {
    const { body } = await visit(await consentPath({ custom_scopes: 'a b<i>' }, 'myspace'));
    assert.match(body, /Sign in with myspace/);
    assert.match(body, /a, b&#60;i&#62;/);
  });

  test('refuses another project, a provider that is none, and what is no address', async () => {
    assertRefused(await refusal('/v1/public/oauth/google/start'), 401, 'unauthorized_credentials');
    assertRefused(await refusal(startPath({}, 'My-Space')), 400, 'invalid_oauth_provider');
    const url = startPath({ login_redirect_url: 'javascript:alert(1)' });
    assertRefused(await refusal(url), 400, 'invalid_login_redirect_url');
  });

  for (const kind of ['login', 'signup']) {
    test(`misses the ${kind} URL where neither page nor project has one`, async () => {
      await client().patchSettings({ [`${kind}_redirect_url`]: null });
      assertRefused(await refusal(startPath()), 400, `no_${kind}_redirect_urls_set`);
      await consentPath({ [`${kind}_redirect_url`]: 'http://localhost:1/' });
    });
  }
});

describe('coming back', () => {
  const urls = {
    login_redirect_url: 'http://localhost:1/in?a=b',
    signup_redirect_url: 'http://localhost:1/up',
  };

  test('a new account comes by the sign-up URL, after that by the login URL', async () => {
    const first = await returnUrl(urls);
    assert.match(
      first.href,
      /^http:\/\/localhost:1\/up\?stytch_redirect_type=signup&stytch_token_type=oauth&token=/,
    );
    const answer = await authenticate(first);
    assert.equal(at(answer, 'data.provider_type'), 'google');
    assert.equal(at(answer, 'data.user.emails.0.email'), EMAIL);
    assert.equal(at(answer, 'data.user.providers.0.provider_type'), 'google');
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

  test('whoever says no comes by the login URL, without a token', async () => {
    const { location } = await visit(`${await consentPath(urls)}/deny`);
    const { searchParams, pathname } = new URL(location);
    assert.deepEqual(
      [pathname, searchParams.get('error'), searchParams.get('token')],
      ['/in', 'access_denied', null],
    );
  });

  test('a visit is left once, and needs an e-mail address', async () => {
    const path = await consentPath();
    assertRefused(await refusal(`${path}/allow?email=ada`), 400, 'invalid_email');
    await visit(`${path}/deny`);
    assertRefused(await refusal(path), 404, 'oauth_state_not_found');
    assertRefused(await refusal(`${path}/allow?email=${EMAIL}`), 404, 'oauth_state_not_found');
  });

  test('a token is good once, for ten minutes', async () => {
    const used = await returnUrl();
    assert.equal((await authenticate(used)).status, 200);
    assertRefused(await authenticate(used), 404, 'oauth_token_not_found');
    const late = await returnUrl();
    await client().advance(10 * MINUTE_MS);
    assertRefused(await authenticate(late), 404, 'oauth_token_not_found');
    const body = { token: 'made-up', session_duration_minutes: 30 };
    assertRefused(await client().api('POST', '/oauth/authenticate', body), 404, 'oauth_token_not_found');
    assertRefused(
      await authenticate(await returnUrl(), { session_duration_minutes: 1 }),
      400,
      'invalid_session_duration_minutes',
    );
  });
});

describe('PKCE', () => {
  const verifier = 'a-verifier-of-the-right-kind';
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  test('a required challenge must be there', async () => {
    await client().patchSettings({ pkce_required_for_oauth: true });
    assertRefused(await refusal(startPath()), 400, 'invalid_pkce_code_challenge');
    await consentPath({ code_challenge: challenge });
  });

  test('the verifier must be the challenge’s; a wrong one does not use the token up', async () => {
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

describe('One Tap', () => {
  const startOneTap = () =>
    client().send('GET', `/v1/public/oauth/google/onetap/start?public_token=${PUBLIC_TOKEN}`);
  const claims = (value: object): string => `.${Buffer.from(JSON.stringify(value)).toString('base64url')}.`;

  async function submit(body: object, type = 'google-one-tap'): Promise<Answer> {
    const started = await startOneTap();
    const [cookie = ''] = started.headers.get('set-cookie')?.split(';') ?? [];
    const aud = text(started, 'google_client_id');
    const given = {
      id_token: claims({ aud, email: EMAIL }),
      stytch_csrf_token: cookie.split('=')[1],
      login_redirect_url: 'http://localhost:1/in',
      signup_redirect_url: 'http://localhost:1/up',
      ...body,
    };
    const headers = { cookie, 'x-stytch-oauth-type': type };
    return client().send('POST', `/v1/oauth/callback/${text(started, 'oauth_callback_id')}`, given, headers);
  }

  test('an account of Google leads back with a token', async () => {
    const answer = await submit({});
    assert.equal(answer.status, 200);
    const url = new URL(text(answer, 'redirect_url'));
    assert.equal(url.pathname, '/up');
    assert.equal(at(await authenticate(url), 'data.user.emails.0.email'), EMAIL);
  });

  test('refuses what Google or the page would not have sent', async () => {
    assertRefused(
      await submit({ id_token: claims({ aud: 'other', email: EMAIL }) }),
      400,
      'invalid_id_token',
    );
    assertRefused(await submit({ id_token: 'nothing' }), 400, 'invalid_id_token');
    assertRefused(await submit({ stytch_csrf_token: 'guessed' }), 400, 'invalid_csrf_token');
    assertRefused(await submit({}, 'google'), 404, 'oauth_state_not_found');
    assertRefused(await submit({ login_redirect_url: 'x' }), 400, 'invalid_login_redirect_url');
  });

  test('does not start without a Google client, or without redirect URLs', async () => {
    await client().patchSettings({ google_client_id: null });
    assertRefused(await startOneTap(), 404, 'oauth_config_not_found');
    await client().patchSettings({ google_client_id: 'x', login_redirect_url: null });
    assertRefused(await startOneTap(), 400, 'no_login_redirect_urls_set');
    await client().patchSettings({ login_redirect_url: 'http://localhost:1/', signup_redirect_url: null });
    assertRefused(await startOneTap(), 400, 'no_signup_redirect_urls_set');
  });

  test('the stand-in for Google does what the setting says, and no other', async () => {
    const script = (): Promise<Answer> => client().send('GET', '/emulator/gsi/client.js');
    await client().patchSettings({ one_tap: 'invalid_client' });
    assert.match(String((await script()).body), /outcome = 'invalid_client'/);
    await client().patchSettings({ one_tap: 'no_script' });
    assert.equal((await script()).status, 404);
    assertRefused(
      await client().send('PATCH', '/emulator/settings', { one_tap: 'explode' }),
      400,
      'bad_request',
    );
  });
});
