import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type Answer, assertRefused, at, emulatorForTests, PUBLIC_TOKEN, text } from '../../test-client.ts';

const EMAIL = 'ada@example.com';
const client = emulatorForTests();

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

test('signing in with a Google account returns with a token', async () => {
  const answer = await submit({});
  assert.equal(answer.status, 200);
  const url = new URL(text(answer, 'redirect_url'));
  assert.equal(url.pathname, '/up');
  const token = url.searchParams.get('token');
  const signedIn = await client().api('POST', '/oauth/authenticate', { token, session_duration_minutes: 30 });
  assert.equal(at(signedIn, 'data.user.emails.0.email'), EMAIL);
});

test('refuses tokens, headers and URLs that neither Google nor the SDK would send', async () => {
  assertRefused(await submit({ id_token: claims({ aud: 'other', email: EMAIL }) }), 400, 'id_token_invalid');
  assertRefused(await submit({ id_token: 'nothing' }), 400, 'id_token_invalid');
  assertRefused(await submit({ stytch_csrf_token: 'guessed' }), 400, 'bad_request');
  assertRefused(await submit({}, 'google'), 400, 'oauth_invalid_state');
  assertRefused(await submit({ login_redirect_url: 'x' }), 400, 'invalid_login_redirect_url');
});

test('does not start without a Google client or without redirect URLs', async () => {
  await client().patchSettings({ google_client_id: null });
  assertRefused(await startOneTap(), 404, 'oauth_config_not_found');
  await client().patchSettings({ google_client_id: 'x', login_redirect_url: null });
  assertRefused(await startOneTap(), 400, 'no_login_redirect_urls_set');
  await client().patchSettings({ login_redirect_url: 'http://localhost:1/', signup_redirect_url: null });
  assertRefused(await startOneTap(), 400, 'no_signup_redirect_urls_set');
});
