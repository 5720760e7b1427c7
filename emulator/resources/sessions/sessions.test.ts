import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { toIso } from '../../state/clock.ts';

import { DEFAULT_CREDENTIALS } from '../../state/settings.ts';
import { assertRefused, at, emulatorForTests, FROZEN_NOW, text } from '../../test-client.ts';

const PHONE = '+12025550162';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

/** An ISO time, in minutes after the start of the test. */
function minutesIn(minutes: number): string {
  return toIso(FROZEN_NOW + minutes * MINUTE_MS);
}

describe('a session', () => {
  test('lasts as long as asked, and no longer', async () => {
    const token = await client().signIn(PHONE, 5);
    await client().advance(5 * MINUTE_MS - 1);
    const answer = await client().api('POST', '/sessions/authenticate', {}, token);
    assert.equal(at(answer, 'data.session.expires_at'), minutesIn(5));
    await client().advance(1);
    assertRefused(await client().api('POST', '/sessions/authenticate', {}, token), 404, 'session_not_found');
  });

  test('is extended by a duration', async () => {
    const token = await client().signIn(PHONE, 5);
    await client().advance(MINUTE_MS);
    const answer = await client().api(
      'POST',
      '/sessions/authenticate',
      { session_duration_minutes: 60 },
      token,
    );
    assert.equal(at(answer, 'data.session.expires_at'), minutesIn(61));
    assert.equal(at(answer, 'data.session.started_at'), minutesIn(0));
    assert.equal(at(answer, 'data.session_token'), token);
  });

  test('ends when revoked', async () => {
    const token = await client().signIn(PHONE);
    assert.equal((await client().api('POST', '/sessions/revoke', undefined, token)).status, 200);
    assertRefused(await client().api('GET', '/users/me', undefined, token), 404, 'session_not_found');
  });

  test('has a JWT that the published key verifies', async () => {
    const token = await client().signIn(PHONE);
    const answer = await client().api('POST', '/sessions/authenticate', {}, token);
    const jwks = (await client().send('GET', `/v1/sessions/jwks/${DEFAULT_CREDENTIALS.project_id}`))
      .body as JSONWebKeySet;
    const { payload } = await jwtVerify(text(answer, 'data.session_jwt'), createLocalJWKSet(jwks), {
      currentDate: new Date(FROZEN_NOW),
    });
    assert.equal(payload.sub, at(answer, 'data.user.user_id'));
    assert.equal(payload.exp, FROZEN_NOW / 1000 + 300);
  });

  for (const [method, path] of [
    ['POST', '/sessions/authenticate'],
    ['POST', '/sessions/revoke'],
    ['GET', '/users/me'],
  ] as const) {
    test(`is required by ${method} ${path}`, async () => {
      const body = method === 'POST' ? {} : undefined;
      assertRefused(await client().api(method, path, body), 401, 'user_unauthenticated');
      assertRefused(await client().api(method, path, body, 'made-up'), 404, 'session_not_found');
    });
  }
});
