import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertRefused, at, emulatorForTests } from '../../test-client.ts';

const PHONE = '+12025550162';
const client = emulatorForTests();

test('GET /users/me answers with the signed-in user', async () => {
  const me = await client().api('GET', '/users/me', undefined, await client().signIn(PHONE));
  assert.equal(at(me, 'data.phone_numbers.0.phone_number'), PHONE);
  assert.equal(at(me, 'data.status_code'), 200);
});

test('the search tells apart new users, users with a password and users without one', async () => {
  await client().patchSettings({
    users: [{ email: 'link@example.com' }, { email: 'secret@example.com', password: 'correct horse' }],
  });
  for (const [email, userType] of [
    ['new@example.com', 'new'],
    ['LINK@example.com', 'passwordless'],
    ['secret@example.com', 'password'],
  ]) {
    const answer = await client().api('POST', '/users/search', { email });
    assert.equal(at(answer, 'data.userType'), userType, email);
  }
  assertRefused(await client().api('POST', '/users/search', {}), 400, 'invalid_email');
});
