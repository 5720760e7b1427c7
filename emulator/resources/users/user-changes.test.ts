import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_CREDENTIALS } from '../../state/settings.ts';
import { type Answer, assertRefused, at, emulatorForTests, text } from '../../test-client.ts';

const EMAIL = 'ada@example.com';
const PHONE = '+12025550162';
const client = emulatorForTests();

const remove = (session: string, kind: string, id: string) =>
  client().api('DELETE', `/users/${kind}/${id}`, undefined, session);
const me = (session: string) => client().api('GET', '/users/me', undefined, session);

function backend(method: string, path: string): Promise<Answer> {
  const { project_id, secret } = DEFAULT_CREDENTIALS;
  const basic = Buffer.from(`${project_id}:${secret}`).toString('base64');
  return client().send(method, `/v1${path}`, undefined, { authorization: `Basic ${basic}` });
}

/** Signs in by phone, adds an address and returns the session, which has factors of both. */
async function withEmail(): Promise<{ session: string; methodId: string }> {
  const session = await client().signIn(PHONE);
  const sent = await client().api('POST', '/otps/email/send/secondary', { email: EMAIL }, session);
  const methodId = text(sent, 'data.method_id');
  const body = { token: await client().newest('code'), method_id: methodId, session_duration_minutes: 30 };
  assert.equal((await client().api('POST', '/otps/authenticate', body, session)).status, 200);
  return { session, methodId };
}

test('a user changes the name, all of it at once', async () => {
  const session = await client().signIn(PHONE);
  const update = (body: object) => client().api('PUT', '/users/me', body, session);
  const changed = await update({ name: { first_name: 'Ada', last_name: 'Lovelace' } });
  const name = { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' };
  assert.deepEqual(at(changed, 'data.__user.name'), name);
  assert.deepEqual(at(await me(session), 'data.name'), name);
  await update({ name: { last_name: 'King' } });
  assert.equal(at(await me(session), 'data.name.first_name'), '');
  assertRefused(await update({ name: { first_name: 1 } }), 400, 'bad_request');
  assertRefused(await update({ trusted_metadata: {} }), 401, 'cannot_update_trusted_metadata');
  assertRefused(await update({ untrusted_metadata: {} }), 400, 'bad_request');
});

test('a user removes what is their own, but not the last way in', async () => {
  const { session, methodId } = await withEmail();
  const phoneId = text(await me(session), 'data.phone_numbers.0.phone_id');
  const removed = await remove(session, 'emails', methodId);
  assert.deepEqual(at(removed, 'data.__user.emails'), []);
  assertRefused(await remove(session, 'emails', methodId), 404, 'email_not_found');
  assertRefused(await remove(session, 'phone_numbers', phoneId), 400, 'cannot_delete_last_primary_factor');
  // An address that is not verified is no way in, and none is lost with it.
  const sent = await client().api('POST', '/otps/email/send/secondary', { email: EMAIL }, session);
  assertRefused(await remove(session, 'phone_numbers', phoneId), 400, 'cannot_delete_last_primary_factor');
  const code = await client().newest('code');
  const unverified = text(sent, 'data.method_id');
  assert.equal((await remove(session, 'emails', unverified)).status, 200);
  const body = { token: code, method_id: unverified, session_duration_minutes: 30 };
  assertRefused(await client().api('POST', '/otps/authenticate', body, session), 404, 'otp_code_not_found');
  for (const [kind, type] of [
    ['phone_numbers', 'phone_number_not_found'],
    ['oauth', 'oauth_user_registration_not_found'],
    ['crypto_wallets', 'crypto_wallet_not_found'],
    ['totps', 'totp_not_found'],
  ] as const)
    assertRefused(await remove(session, kind, 'none'), 404, type);
});

test('a social login is a way in', async () => {
  const { session, methodId } = await withEmail();
  const start = await fetch(`${client().url}/v1/public/oauth/google/start?public_token=public-token-test-1`, {
    redirect: 'manual',
  });
  const allow = new URL(`${start.headers.get('location')}/allow?email=${EMAIL}`, client().url);
  await fetch(allow, { redirect: 'manual' });
  const phoneId = text(await me(session), 'data.phone_numbers.0.phone_id');
  assert.equal((await remove(session, 'phone_numbers', phoneId)).status, 200);
  assert.equal((await remove(session, 'emails', methodId)).status, 200);
  const id = text(await me(session), 'data.providers.0.oauth_user_registration_id');
  assertRefused(await remove(session, 'oauth', id), 400, 'cannot_delete_last_primary_factor');
});

test('a change takes proofs of two kinds from whoever has two', async () => {
  const { methodId } = await withEmail();
  const session = await client().signIn(PHONE);
  assertRefused(await remove(session, 'emails', methodId), 401, 'insufficient_factors');
  assertRefused(await client().api('PUT', '/users/me', { name: {} }, session), 401, 'insufficient_factors');
});

test('a server deletes a user, whose sessions end', async () => {
  const session = await client().signIn(PHONE);
  const id = text(await me(session), 'data.user_id');
  assert.equal(at(await backend('DELETE', `/users/${id}`), 'user_id'), id);
  assertRefused(await me(session), 404, 'session_not_found');
  assertRefused(await backend('DELETE', `/users/${id}`), 404, 'user_not_found');
});
