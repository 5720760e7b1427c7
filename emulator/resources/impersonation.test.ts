import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertRefused, at, emulatorForTests, text } from '../test-client.ts';

const client = emulatorForTests();
const email = 'ada@example.com';

test('a token of the dashboard signs in as a user, once', async () => {
  await client().send('PATCH', '/emulator/settings', { users: [{ email }] });
  const made = await client().send('POST', '/emulator/impersonation', { email });
  const body = { impersonation_token: text(made, 'token') };
  const answer = await client().api('POST', '/impersonation/authenticate', body);
  assert.equal(at(answer, 'data.user.emails.0.email'), email);
  const factor = 'data.session.authentication_factors.0';
  assert.equal(at(answer, `${factor}.type`), 'impersonated');
  assert.equal(at(answer, `${factor}.delivery_method`), 'impersonation');
  assertRefused(
    await client().api('POST', '/impersonation/authenticate', body),
    401,
    'unable_to_auth_impersonation_token',
  );
  assertRefused(
    await client().send('POST', '/emulator/impersonation', { email: 'eve@example.com' }),
    400,
    'bad_request',
  );
});
