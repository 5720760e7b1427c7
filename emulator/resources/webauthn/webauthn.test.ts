import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { type Answer, assertRefused, at, emulatorForTests, PUBLIC_TOKEN, text } from '../../test-client.ts';
import { type Tampering, TestAuthenticator } from './test-authenticator.ts';

const PHONE = '+12025550162';
const PAGE = 'http://localhost:3000';
const CHALLENGE_LIFE_MS = 5 * 60_000;
const client = emulatorForTests();

interface Caller {
  readonly session?: string;
  readonly origin?: string;
}

/** A request as the SDK makes it in a page. */
function send(
  method: string,
  path: string,
  body: object | undefined,
  { session = PUBLIC_TOKEN, origin = PAGE }: Caller = {},
): Promise<Answer> {
  const basic = Buffer.from(`${PUBLIC_TOKEN}:${session}`).toString('base64');
  return client().send(method, `/sdk/v1${path}`, body, { authorization: `Basic ${basic}`, origin });
}

const asPasskey = { domain: 'localhost', return_passkey_credential_options: true };

async function startRegistration(session: string, more: object = {}): Promise<string> {
  const body = { ...asPasskey, user_agent: 'Test/1.0', ...more };
  const answer = await send('POST', '/webauthn/register/start', body, { session });
  return text(answer, 'data.public_key_credential_creation_options');
}

function register(session: string, credential: unknown, more: Caller & { minutes?: number } = {}) {
  const { minutes, ...caller } = more;
  const body = { public_key_credential: credential, session_duration_minutes: minutes };
  return send('POST', '/webauthn/register', body, { session, ...caller });
}

/** Signs up by SMS and registers a passkey. */
async function withPasskey(
  phone = PHONE,
): Promise<{ session: string; authenticator: TestAuthenticator; id: string }> {
  const session = await client().signIn(phone);
  const authenticator = new TestAuthenticator(PAGE);
  const answer = await register(session, authenticator.create(await startRegistration(session)));
  return { session, authenticator, id: text(answer, 'data.webauthn_registration_id') };
}

async function startSignIn(more: object = {}, session?: string): Promise<string> {
  const path = `/webauthn/authenticate/start/${session === undefined ? 'primary' : 'secondary'}`;
  const answer = await send(
    'POST',
    path,
    { ...asPasskey, ...more },
    session === undefined ? {} : { session },
  );
  return text(answer, 'data.public_key_credential_request_options');
}

function signIn(credential: unknown, caller: Caller = {}): Promise<Answer> {
  return send(
    'POST',
    '/webauthn/authenticate',
    { public_key_credential: credential, session_duration_minutes: 30 },
    caller,
  );
}

const options = (answer: string): Record<string, unknown> => JSON.parse(answer) as Record<string, unknown>;
const notRegistered = (answer: Answer) =>
  assertRefused(answer, 400, 'unable_to_register_webauthn_registration');
const notPending = (answer: Answer) => assertRefused(answer, 400, 'no_pending_webauthn_registration');
const notSignedIn = (answer: Answer) => assertRefused(answer, 401, 'unable_to_auth_webauthn_registration');
const notFound = (answer: Answer) => assertRefused(answer, 404, 'webauthn_registration_not_found');

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
      authenticator.id.toString('base64url'),
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
    assert.equal(await expiry(), before);
    assert.equal(Date.parse(await expiry(60)) - Date.parse(before), 30 * 60_000);
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
      { id: authenticator.id.toString('base64'), type: 'public-key', transports: ['internal'] },
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
    const { challenge } = options(await startSignIn());
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
    const id = authenticator.id.toString('base64');
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
    const id = authenticator.id.toString('base64url');
    notSignedIn(await signIn(JSON.stringify({ ...forged, id, rawId: id })));
  });

  test('takes a passkey of an authenticator without a counter', async () => {
    const { authenticator } = await withPasskey();
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await signIn(authenticator.get(await startSignIn(), { counter: 0 }))).status, 200);
    }
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
});
