import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, PUBLIC_TOKEN, text } from '../../test-client.ts';
import {
  client,
  notFound,
  register,
  send,
  signIn,
  startRegistration,
  startSignIn,
  withPasskey,
} from '../../test-passkey-page.ts';

describe('renaming and deleting', () => {
  const rename = (id: string, session: string, name: unknown) =>
    send('PUT', `/webauthn/update/${id}`, { name }, { session });
  const remove = (id: string, session: string) =>
    send('DELETE', `/users/webauthn_registrations/${id}`, undefined, { session });

  test('change the user', async () => {
    const { session, id, authenticator } = await withPasskey();
    assert.equal(
      at(await rename(id, session, 'Work laptop'), 'data.webauthn_registration.name'),
      'Work laptop',
    );
    const me = () => send('GET', '/users/me', undefined, { session });
    assert.equal(at(await me(), 'data.webauthn_registrations.0.name'), 'Work laptop');
    const deleted = await remove(id, session);
    assert.equal(at(deleted, 'data.user_id'), at(await me(), 'data.user_id'));
    assert.deepEqual(at(deleted, 'data.__user.webauthn_registrations'), []);
    assert.deepEqual(at(await me(), 'data.webauthn_registrations'), []);
    notFound(await signIn(authenticator.get(await startSignIn())));
    const again = authenticator.create(await startRegistration(session));
    assert.equal((await register(session, again)).status, 200);
  });

  test("need the owner's session and a name", async () => {
    const { session, id } = await withPasskey();
    const other = await client().signIn('+12025550163');
    for (const act of [remove, (given: string, caller: string) => rename(given, caller, 'Mine')]) {
      notFound(await act(id, other));
      notFound(await act('webauthn-registration-test-none', session));
      assertRefused(await act(id, PUBLIC_TOKEN), 401, 'user_unauthenticated');
    }
    for (const name of ['', undefined, 1]) {
      assertRefused(await rename(id, session, name), 400, 'empty_webauthn_registration_name');
    }
  });

  test('a session outlives the passkey that it was started with', async () => {
    const { session: both, authenticator, id } = await withPasskey();
    const session = text(await signIn(authenticator.get(await startSignIn())), 'data.session_token');
    await remove(id, both);
    const answer = await send('POST', '/sessions/authenticate', {}, { session });
    const factor = at(answer, 'data.session.authentication_factors.0.webauthn_factor');
    assert.deepEqual(factor, { webauthn_registration_id: id, domain: '', user_agent: '' });
  });
});

test('the log of requests keeps credentials to itself', async () => {
  const { authenticator } = await withPasskey();
  await signIn(authenticator.get(await startSignIn()));
  const log = JSON.stringify((await client().send('GET', '/emulator/requests')).body);
  assert.match(log, /"public_key_credential":"\[redacted\]"/);
  assert.doesNotMatch(log, new RegExp(authenticator.passkey.id.toString('base64url')));
});
