import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { type Answer, assertRefused, at, emulatorForTests, text } from '../../test-client.ts';

const EMAIL = 'ada@example.com';
const OLD = 'violet-Piano-sleeps-42';
const NEW = 'amber+Cello+wakes+17';
const PHONE = '+12025550162';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

function seed(user: object = {}) {
  return client().patchSettings({ users: [{ email: EMAIL, password: OLD, ...user }] });
}

function authenticate(password: string): Promise<Answer> {
  const body = { email: EMAIL, password, session_duration_minutes: 30 };
  return client().api('POST', '/passwords/authenticate', body);
}

describe('changing a password by the old one', () => {
  function change(extra: object = {}) {
    return client().api('POST', '/passwords/existing_password/reset', {
      email: EMAIL,
      existing_password: OLD,
      new_password: NEW,
      session_duration_minutes: 30,
      ...extra,
    });
  }

  test('needs the old one and a strong new one', async () => {
    await seed();
    assertRefused(await change({ existing_password: NEW }), 401, 'unauthorized_credentials');
    assertRefused(await change({ new_password: 'abc' }), 400, 'weak_password');
    assertRefused(await change({ new_password: 7 }), 400, 'bad_request');
    assert.equal((await change()).status, 200);
    assert.equal((await authenticate(NEW)).status, 200);
  });

  test('is refused for a user who must reset the password by email', async () => {
    await seed({ requires_reset: true });
    assertRefused(await change(), 400, 'reset_password');
  });
});

describe('changing a password by session', () => {
  function change(session: string | undefined) {
    const body = { password: NEW, session_duration_minutes: 30 };
    return client().api('POST', '/passwords/session/reset', body, session);
  }

  async function sessionByEmail(): Promise<string> {
    await client().api('POST', '/magic_links/email/login_or_create', { email: EMAIL });
    const token = new URL(await client().newest('link')).searchParams.get('token');
    const body = { token, session_duration_minutes: 30 };
    return text(await client().api('POST', '/magic_links/authenticate', body), 'data.session_token');
  }

  test('works within five minutes of signing in by email', async () => {
    await seed();
    const session = await sessionByEmail();
    await client().advance(5 * MINUTE_MS - 1);
    const answer = await change(session);
    assert.equal(at(answer, 'data.session_token'), session);
    assert.equal((await authenticate(NEW)).status, 200);
  });

  test('is refused without a recent sign-in by email or password', async () => {
    await seed({ phone_number: PHONE });
    assertRefused(await change(undefined), 401, 'user_unauthenticated');
    assertRefused(await change(await client().signIn(PHONE)), 400, 'session_too_old_to_reset_password');
    const session = await sessionByEmail();
    await client().advance(5 * MINUTE_MS);
    assertRefused(await change(session), 400, 'session_too_old_to_reset_password');
  });

  test('by a fresh password ends the other sessions', async () => {
    await seed();
    const other = text(await authenticate(OLD), 'data.session_token');
    const session = text(await authenticate(OLD), 'data.session_token');
    assert.equal(at(await change(session), 'data.session_token'), session);
    assertRefused(await client().api('GET', '/users/me', undefined, other), 404, 'session_not_found');
  });
});
