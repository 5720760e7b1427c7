import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Tampering, TestAuthenticator } from '../../test-authenticator.ts';
import { assertRefused, at, text } from '../../test-client.ts';
import {
  asPasskey,
  CHALLENGE_LIFE_MS,
  client,
  notFound,
  notSignedIn,
  options,
  PAGE,
  PHONE,
  send,
  signIn,
  startRegistration,
  startSignIn,
  withPasskey,
} from '../../test-passkey-page.ts';

describe('signing in with a passkey', () => {
  test('starts a session', async () => {
    const { authenticator, id } = await withPasskey();
    const request = await startSignIn();
    assert.equal(options(request)['allowCredentials'], undefined);
    assert.equal(options(request)['userVerification'], 'preferred');
    const answer = await signIn(authenticator.get(request));
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.equal(at(answer, 'data.webauthn_registration_id'), id);
    assert.equal(at(answer, 'data.user.phone_numbers.0.phone_number'), PHONE);
    assert.equal(
      at(answer, 'data.session.authentication_factors.0.webauthn_factor.webauthn_registration_id'),
      id,
    );
    const me = await send('GET', '/users/me', undefined, { session: text(answer, 'data.session_token') });
    assert.equal(me.status, 200);
  });

  test('joins the session of a user who confirms that they are still there', async () => {
    const { session, authenticator } = await withPasskey();
    const request = await startSignIn({ return_passkey_credential_options: false }, session);
    const id = authenticator.passkey.id.toString('base64');
    assert.deepEqual(options(request)['allowCredentials'], [
      { id, type: 'public-key', transports: ['internal'] },
    ]);
    const answer = await signIn(authenticator.get(request), { session });
    assert.equal(at(answer, 'data.session_token'), session);
  });

  test('does not confirm another user', async () => {
    const { authenticator } = await withPasskey();
    const other = await client().signIn('+12025550163');
    notSignedIn(await signIn(authenticator.get(await startSignIn({}, other)), { session: other }));
  });

  test('confirms nobody without a session or a registration', async () => {
    const path = '/webauthn/authenticate/start/secondary';
    assertRefused(await send('POST', path, asPasskey), 401, 'user_unauthenticated');
    const session = await client().signIn(PHONE);
    const answer = await send('POST', path, { domain: 'localhost' }, { session });
    assertRefused(answer, 400, 'no_active_webauthn_registrations');
  });

  test('takes each challenge once, within five minutes', async () => {
    const { authenticator } = await withPasskey();
    const credential = authenticator.get(await startSignIn());
    assert.equal((await signIn(credential)).status, 200);
    notSignedIn(await signIn(credential));
    const wrong = await startSignIn();
    notSignedIn(await signIn(authenticator.get(wrong, { origin: 'http://localhost:3001' })));
    notSignedIn(await signIn(authenticator.get(wrong)));
    const inTime = authenticator.get(await startSignIn());
    await client().advance(CHALLENGE_LIFE_MS - 1);
    assert.equal((await signIn(inTime)).status, 200);
    const late = authenticator.get(await startSignIn());
    await client().advance(CHALLENGE_LIFE_MS);
    notSignedIn(await signIn(late));
  });

  test('does not take a challenge to register', async () => {
    const { session, authenticator } = await withPasskey();
    const { challenge } = options(await startRegistration(session));
    notSignedIn(await signIn(authenticator.get(JSON.stringify({ challenge, rpId: 'localhost' }))));
  });

  for (const [name, tampering] of [
    ['for another origin', { origin: 'http://localhost:3001' }],
    ['for another RP ID', { rpId: 'example.com' }],
    ['of a registration', { type: 'webauthn.create' }],
    ['with an invented challenge', { challenge: 'AAAA' }],
    ['without a user', { flags: 0 }],
    ['with an old counter', { counter: 1 }],
  ] satisfies [string, Tampering][]) {
    test(`refuses a signature ${name}`, async () => {
      const { authenticator } = await withPasskey();
      assert.equal((await signIn(authenticator.get(await startSignIn()))).status, 200);
      notSignedIn(await signIn(authenticator.get(await startSignIn(), tampering)));
      assert.equal((await signIn(authenticator.get(await startSignIn()))).status, 200);
    });
  }

  test('refuses a signature by another key', async () => {
    const { authenticator } = await withPasskey();
    const forged = JSON.parse(new TestAuthenticator(PAGE).get(await startSignIn(), { counter: 9 })) as object;
    const id = authenticator.passkey.id.toString('base64url');
    notSignedIn(await signIn(JSON.stringify({ ...forged, id, rawId: id })));
  });

  test('takes a passkey of an authenticator without a counter', async () => {
    const { authenticator } = await withPasskey();
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await signIn(authenticator.get(await startSignIn(), { counter: 0 }))).status, 200);
    }
  });

  test('takes a signature whose user was not verified', async () => {
    const { authenticator } = await withPasskey();
    assert.equal((await signIn(authenticator.get(await startSignIn(), { flags: 1 }))).status, 200);
  });

  test('does not know a passkey that nobody has registered', async () => {
    notFound(await signIn(new TestAuthenticator(PAGE).get(await startSignIn())));
  });

  test('is possible on the domain of the registration only', async () => {
    const { authenticator } = await withPasskey();
    notSignedIn(
      await signIn(
        authenticator.get(await startSignIn({ domain: 'shop.localhost' }), {
          origin: 'http://shop.localhost:3000',
        }),
        { origin: 'http://shop.localhost:3000' },
      ),
    );
  });

  test('is possible on the origins of the settings only', async () => {
    const { authenticator } = await withPasskey();
    await client().patchSettings({ webauthn_origins: ['https://shop.example'] });
    notSignedIn(await signIn(authenticator.get(await startSignIn())));
    await client().patchSettings({ webauthn_origins: ['https://shop.example', PAGE] });
    assert.equal((await signIn(authenticator.get(await startSignIn()))).status, 200);
  });

  for (const origin of ['http://127.0.0.1:3000', 'null']) {
    test(`is not possible from ${origin}, which has no part in the domain`, async () => {
      const { authenticator } = await withPasskey();
      notSignedIn(await signIn(authenticator.get(await startSignIn(), { origin }), { origin }));
    });
  }

  test('needs the duration of the session', async () => {
    const { authenticator } = await withPasskey();
    const body = { public_key_credential: authenticator.get(await startSignIn()) };
    assertRefused(
      await send('POST', '/webauthn/authenticate', body),
      400,
      'invalid_session_duration_minutes',
    );
  });
});

describe('a passkey of the settings', () => {
  const seed = async (authenticator: TestAuthenticator, more: object = {}): Promise<void> => {
    const { id, publicKey } = authenticator.passkey;
    const registration = {
      credential_id: id.toString('base64url'),
      public_key: publicKey.toString('base64url'),
      domain: 'localhost',
      ...more,
    };
    await client().patchSettings({
      users: [{ phone_number: PHONE, webauthn_registrations: [registration] }],
    });
  };

  test('signs in whoever has its key', async () => {
    const authenticator = new TestAuthenticator(PAGE);
    await seed(authenticator, { name: 'Work laptop' });
    const answer = await signIn(authenticator.get(await startSignIn()));
    assert.equal(at(answer, 'data.user.phone_numbers.0.phone_number'), PHONE);
    assert.equal(at(answer, 'data.user.webauthn_registrations.0.name'), 'Work laptop');
  });

  test('does not accept challenges from before a reset', async () => {
    const authenticator = new TestAuthenticator(PAGE);
    const before = await startSignIn();
    await client().send('POST', '/emulator/reset');
    await seed(authenticator);
    notSignedIn(await signIn(authenticator.get(before)));
  });

  test('has a counter', async () => {
    const authenticator = new TestAuthenticator(PAGE);
    await seed(authenticator, { counter: 1 });
    notSignedIn(await signIn(authenticator.get(await startSignIn())));
    assert.equal((await signIn(authenticator.get(await startSignIn()))).status, 200);
  });

  test('is refused if its key is none', async () => {
    const authenticator = new TestAuthenticator(PAGE);
    await seed(authenticator, { public_key: 'AAAA' });
    notSignedIn(await signIn(authenticator.get(await startSignIn())));
  });
});
