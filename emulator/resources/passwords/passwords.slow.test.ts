import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, text } from '../../test-client.ts';

const EMAIL = 'ada@example.com';
const STRONG = 'violet-Piano-sleeps-42';
const BREACHED_BUT_STRONG = 'correct horse battery staple';
const HOUR_MS = 60 * 60_000;
const client = emulatorForTests();

function call(path: string, extra: object = {}) {
  const body = { email: EMAIL, password: STRONG, session_duration_minutes: 30, ...extra };
  return client().api('POST', `/passwords${path}`, body);
}

const create = (extra?: object) => call('', extra);
const authenticate = (extra?: object) => call('/authenticate', extra);

function seed(user: object) {
  return client().patchSettings({ users: [{ email: EMAIL, ...user }] });
}

async function userType(): Promise<unknown> {
  return at(await client().api('POST', '/users/search', { email: EMAIL }), 'data.userType');
}

async function signInByLink(): Promise<void> {
  await client().api('POST', '/magic_links/email/login_or_create', { email: EMAIL });
  const token = new URL(await client().newest('link')).searchParams.get('token');
  const answer = await client().api('POST', '/magic_links/authenticate', {
    token,
    session_duration_minutes: 30,
  });
  assert.equal(answer.status, 200);
}

const MALFORMED = [
  [{ email: 'nobody' }, 'invalid_email'],
  [{ email: undefined }, 'invalid_email'],
  [{ password: undefined }, 'bad_request'],
  [{ password: 7 }, 'bad_request'],
  [{ password: `${STRONG}${'x'.repeat(60_000)}` }, 'bad_request'],
  [{ session_duration_minutes: undefined }, 'invalid_session_duration_minutes'],
  [{ session_duration_minutes: 4 }, 'invalid_session_duration_minutes'],
  [{ session_duration_minutes: 527_041 }, 'invalid_session_duration_minutes'],
] as const;

for (const path of ['', '/authenticate']) {
  for (const [extra, type] of MALFORMED) {
    test(`/passwords${path} with ${JSON.stringify(extra).slice(0, 60)} is refused as ${type}`, async () => {
      assertRefused(await call(path, extra), 400, type);
      assert.equal(await userType(), 'new');
    });
  }
}

describe('creating a password', () => {
  test('signs in a new user, whose address stays unverified', async () => {
    const answer = await create({ email: 'Ada@Example.com' });
    assert.equal(answer.status, 200);
    assert.equal(at(answer, 'data.user.status'), 'active');
    assert.equal(at(answer, 'data.user.emails.0.email'), EMAIL);
    assert.equal(at(answer, 'data.user.emails.0.verified'), false);
    assert.equal(at(answer, 'data.email_id'), at(answer, 'data.user.emails.0.email_id'));
    assert.match(text(answer, 'data.user.password.password_id'), /^password-test-/);
    assert.equal(at(answer, 'data.user.password.requires_reset'), false);
    const factor = at(answer, 'data.session.authentication_factors.0') as Record<string, unknown>;
    assert.equal(factor['type'], 'password');
    assert.equal(factor['delivery_method'], 'knowledge');
    assert.equal('phone_number_factor' in factor, false);
    const session = text(answer, 'data.session_token');
    assert.equal((await client().api('GET', '/users/me', undefined, session)).status, 200);
    assert.equal(await userType(), 'password');
  });

  test('is refused for weak and breached passwords, and creates no user', async () => {
    for (const password of ['', 'abc', 'ada@example.com']) {
      assertRefused(await create({ password }), 400, 'weak_password');
    }
    assertRefused(await create({ password: BREACHED_BUT_STRONG }), 400, 'breached_password');
    assert.equal(await userType(), 'new');
  });

  test('is refused for a user who has a password', async () => {
    await create();
    assertRefused(await create({ password: `${STRONG}!` }), 400, 'duplicate_email');
    assert.equal((await authenticate()).status, 200);
  });

  for (const status of ['active', 'pending']) {
    test(`is refused for a user who is ${status} and has no password`, async () => {
      await seed({ status });
      assertRefused(await create(), 400, 'reset_password');
      assert.equal(await userType(), 'passwordless');
    });
  }
});

describe('authenticating with a password', () => {
  test('accepts only the right one', async () => {
    await seed({ password: STRONG });
    assertRefused(await authenticate({ password: `${STRONG} ` }), 401, 'unauthorized_credentials');
    assertRefused(await authenticate({ password: '' }), 401, 'unauthorized_credentials');
    const answer = await authenticate({ email: EMAIL.toUpperCase() });
    assert.equal(answer.status, 200);
    assert.equal(at(answer, 'data.session.authentication_factors.0.type'), 'password');
  });

  test('accepts both Unicode forms of a letter', async () => {
    await seed({ password: 'caf\u00e9' });
    assert.equal((await authenticate({ password: 'cafe\u0301' })).status, 200);
  });

  test('tells unknown users and users without a password apart', async () => {
    assertRefused(await authenticate(), 404, 'email_not_found');
    await seed({});
    assertRefused(await authenticate(), 400, 'no_user_password');
  });

  test('refuses any password if the user must reset it', async () => {
    await seed({ password: STRONG, requires_reset: true });
    assertRefused(await authenticate(), 400, 'reset_password');
    assertRefused(await authenticate({ password: 'wrong' }), 400, 'reset_password');
  });

  test('refuses a password that is older than the verification of the address', async () => {
    await create();
    await signInByLink();
    assertRefused(await authenticate(), 400, 'reset_password');
  });

  test('accepts a password that is older than the verification of a second address', async () => {
    await seed({ password: STRONG });
    const session = text(await authenticate(), 'data.session_token');
    const body = { email: 'ada@work.example' };
    const sent = await client().api('POST', '/otps/email/send/secondary', body, session);
    const code = {
      token: await client().newest('code'),
      method_id: text(sent, 'data.method_id'),
      session_duration_minutes: 30,
    };
    assert.equal((await client().api('POST', '/otps/authenticate', code, session)).status, 200);
    assert.equal((await authenticate()).status, 200);
  });

  test('accepts a password after another sign-in by email', async () => {
    await seed({ password: STRONG });
    await signInByLink();
    assert.equal((await authenticate()).status, 200);
  });

  test('a breach leads to a reset, only for a user who knows the password, and only with breach detection', async () => {
    await seed({ password: BREACHED_BUT_STRONG });
    assertRefused(await authenticate({ password: 'hunter2' }), 401, 'unauthorized_credentials');
    assertRefused(await authenticate({ password: BREACHED_BUT_STRONG }), 400, 'reset_password');
    await client().patchSettings({ breach_detection_on_authentication: false });
    assert.equal((await authenticate({ password: BREACHED_BUT_STRONG })).status, 200);
  });
});

describe('wrong passwords in a row', () => {
  async function failTimes(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      assertRefused(await authenticate({ password: 'wrong' }), 401, 'unauthorized_credentials');
    }
  }

  test('lock the user for an hour after the tenth, even with the right password', async () => {
    await seed({ password: STRONG });
    await failTimes(10);
    assertRefused(await authenticate(), 429, 'user_lock_limit_reached');
    await client().advance(HOUR_MS - 1);
    assertRefused(await authenticate(), 429, 'user_lock_limit_reached');
    await client().advance(1);
    assertRefused(await authenticate({ password: 'wrong' }), 401, 'unauthorized_credentials');
    assert.equal((await authenticate()).status, 200);
  });

  test('are counted from zero after a right one', async () => {
    await seed({ password: STRONG });
    await failTimes(9);
    await authenticate();
    await failTimes(9);
    assert.equal((await authenticate()).status, 200);
  });
});

test('passwords are in neither the settings, the request log nor the inbox', async () => {
  await seed({ password: STRONG });
  await authenticate();
  await call('/strength_check');
  await call('/existing_password/reset', { existing_password: STRONG, new_password: `${STRONG}!` });
  for (const path of ['/emulator/settings', '/emulator/requests', '/inbox.json']) {
    const { body } = await client().send('GET', path);
    assert.equal(JSON.stringify(body).includes(STRONG), false, path);
  }
});
