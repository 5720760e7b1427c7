import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Tampering, TestAuthenticator } from '../../test-authenticator.ts';
import { assertRefused, at, PUBLIC_TOKEN, text } from '../../test-client.ts';
import {
  asPasskey,
  CHALLENGE_LIFE_MS,
  client,
  notPending,
  notRegistered,
  options,
  PAGE,
  PHONE,
  register,
  send,
  startRegistration,
  startSignIn,
  withPasskey,
} from '../../test-passkey-page.ts';

describe('registering a passkey', () => {
  test('adds it to the user and to the session', async () => {
    const session = await client().signIn(PHONE);
    const authenticator = new TestAuthenticator(PAGE);
    const answer = await register(session, authenticator.create(await startRegistration(session)));
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const registration = {
      webauthn_registration_id: text(answer, 'data.webauthn_registration_id'),
      domain: 'localhost',
      user_agent: 'Test/1.0',
      authenticator_type: '',
      verified: true,
      name: 'Passkey 1',
    };
    assert.deepEqual(at(answer, 'data.user.webauthn_registrations'), [registration]);
    assert.equal(at(answer, 'data.session_token'), session);
    assert.equal(typeof at(answer, 'data.session_jwt'), 'string');
    const { webauthn_registration_id, domain, user_agent } = registration;
    const factor = 'data.session.authentication_factors.1';
    assert.equal(at(answer, `${factor}.type`), 'webauthn');
    assert.equal(at(answer, `${factor}.delivery_method`), 'webauthn_registration');
    assert.deepEqual(at(answer, `${factor}.webauthn_factor`), {
      webauthn_registration_id,
      domain,
      user_agent,
    });
    const me = await send('GET', '/users/me', undefined, { session });
    assert.deepEqual(at(me, 'data.webauthn_registrations'), [registration]);
    const settings = await client().send('GET', '/emulator/settings');
    assert.equal(
      at(settings, 'users.0.webauthn_registrations.0.credential_id'),
      authenticator.passkey.id.toString('base64url'),
    );
  });

  test('keeps the expiry of the session, unless the request has a duration', async () => {
    const session = await client().signIn(PHONE);
    const expiry = async (minutes?: number): Promise<string> => {
      const credential = new TestAuthenticator(PAGE).create(await startRegistration(session));
      return text(
        await register(session, credential, minutes === undefined ? {} : { minutes }),
        'data.session.expires_at',
      );
    };
    const before = text(
      await send('POST', '/sessions/authenticate', {}, { session }),
      'data.session.expires_at',
    );
    await client().advance(60_000);
    assert.equal(await expiry(), before);
    assert.equal(Date.parse(await expiry(60)) - Date.parse(before), 31 * 60_000);
  });

  test('starts with options for a passkey of this user', async () => {
    const { session, authenticator } = await withPasskey();
    const { rp, user, authenticatorSelection, excludeCredentials, timeout } = options(
      await startRegistration(session),
    );
    assert.deepEqual(rp, { name: 'Emulated project', id: 'localhost' });
    const me = await send('GET', '/users/me', undefined, { session });
    const id = Buffer.from(text(me, 'data.user_id')).toString('base64');
    assert.deepEqual(user, { id, name: PHONE, displayName: PHONE });
    const { residentKey, userVerification } = authenticatorSelection as Record<string, unknown>;
    assert.deepEqual([residentKey, userVerification], ['required', 'preferred']);
    assert.deepEqual(excludeCredentials, [
      { id: authenticator.passkey.id.toString('base64'), type: 'public-key', transports: ['internal'] },
    ]);
    assert.equal(timeout, 300_000);
  });

  test('takes the names, the kind of authenticator and the encoding that the page wants', async () => {
    await client().patchSettings({ webauthn_timeout_ms: 1500 });
    const session = await client().signIn(PHONE);
    const given = await startRegistration(session, {
      override_id: '???',
      override_name: 'ada',
      override_display_name: 'Ada',
      authenticator_type: 'platform',
      use_base64_url_encoding: true,
    });
    const { user, challenge, authenticatorSelection, timeout } = options(given);
    assert.deepEqual(user, { id: 'Pz8_', name: 'ada', displayName: 'Ada' });
    assert.match(String(challenge), /^[\w-]{43}$/);
    assert.equal((authenticatorSelection as Record<string, unknown>)['authenticatorAttachment'], 'platform');
    assert.equal(timeout, 1500);
    const answer = await register(session, new TestAuthenticator(PAGE).create(given));
    assert.equal(at(answer, 'data.user.webauthn_registrations.0.authenticator_type'), 'platform');
  });

  test('works on a subdomain of its domain', async () => {
    const origin = 'http://shop.localhost:3000';
    const session = await client().signIn(PHONE);
    const credential = new TestAuthenticator(origin).create(await startRegistration(session));
    assert.equal((await register(session, credential, { origin })).status, 200);
  });

  test('needs a session, at its start and at its end', async () => {
    const session = await client().signIn(PHONE);
    const credential = new TestAuthenticator(PAGE).create(await startRegistration(session));
    assertRefused(await send('POST', '/webauthn/register/start', asPasskey), 401, 'user_unauthenticated');
    assertRefused(await register(PUBLIC_TOKEN, credential), 401, 'user_unauthenticated');
    assertRefused(await register('gone', credential), 404, 'session_not_found');
  });

  test('needs an open challenge of the same user, once', async () => {
    const session = await client().signIn(PHONE);
    const other = await client().signIn('+12025550163');
    const create = async () => new TestAuthenticator(PAGE).create(await startRegistration(session));
    notPending(await register(other, await create()));
    const credential = await create();
    assert.equal((await register(session, credential)).status, 200);
    notPending(await register(session, credential));
    notPending(
      await register(
        session,
        new TestAuthenticator(PAGE).create(JSON.stringify({ challenge: 'AAAA', rp: { id: 'localhost' } })),
      ),
    );
    const late = await create();
    await client().advance(CHALLENGE_LIFE_MS);
    notPending(await register(session, late));
  });

  test('does not take a challenge to sign in', async () => {
    const session = await client().signIn(PHONE);
    const { challenge } = options(await startSignIn({}, session));
    const credential = new TestAuthenticator(PAGE).create(
      JSON.stringify({ challenge, rp: { id: 'localhost' } }),
    );
    notPending(await register(session, credential));
  });

  test('refuses a credential that anyone has registered', async () => {
    const { session, authenticator } = await withPasskey();
    const other = await client().signIn('+12025550163');
    for (const caller of [session, other]) {
      const again = authenticator.create(await startRegistration(caller));
      assertRefused(await register(caller, again), 400, 'duplicate_webauthn_registration');
    }
  });

  for (const [name, tampering] of [
    ['another origin', { origin: 'http://localhost:3001' }],
    ['another RP ID', { rpId: 'example.com' }],
    ['the type of a sign-in', { type: 'webauthn.get' }],
    ['an absent user', { flags: 0 }],
  ] satisfies [string, Tampering][]) {
    test(`refuses a credential for ${name}`, async () => {
      const session = await client().signIn(PHONE);
      notRegistered(
        await register(
          session,
          new TestAuthenticator(PAGE).create(await startRegistration(session), tampering),
        ),
      );
    });
  }

  test('takes a credential whose user was not verified', async () => {
    const session = await client().signIn(PHONE);
    const credential = new TestAuthenticator(PAGE).create(await startRegistration(session), { flags: 1 });
    assert.equal((await register(session, credential)).status, 200);
  });

  for (const [body, status, type] of [
    [{}, 400, 'invalid_webauthn_registration_domain'],
    [{ domain: PAGE }, 400, 'invalid_webauthn_registration_domain'],
    [{ domain: 'localhost:3000' }, 400, 'invalid_webauthn_registration_domain'],
    [{ ...asPasskey, authenticator_type: 'phone' }, 400, 'invalid_authenticator_type'],
    [{ ...asPasskey, user_agent: 1 }, 400, 'invalid_user_agent'],
    [{ ...asPasskey, override_id: {} }, 400, 'bad_request'],
    [{ domain: 'localhost', return_passkey_credential_options: 'yes' }, 400, 'bad_request'],
    [[], 400, 'bad_request'],
  ] as const) {
    test(`cannot be started with ${JSON.stringify(body)}`, async () => {
      const session = await client().signIn(PHONE);
      assertRefused(await send('POST', '/webauthn/register/start', body, { session }), status, type);
    });
  }
});
