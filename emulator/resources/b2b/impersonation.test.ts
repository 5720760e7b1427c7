import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertRefused, at, emulatorForTests, text } from '../../test-client.ts';

const EMAIL = 'ada@acme.test';
const client = emulatorForTests();

test('a token of the dashboard signs in as a member, whatever the organization demands, once', async () => {
  const organization_id = await client().addOrganization({
    mfa_policy: 'REQUIRED_FOR_ALL',
    members: [{ email_address: EMAIL }],
  });
  const who = { organization_id, email_address: EMAIL };
  const made = await client().send('POST', '/emulator/b2b/impersonation', who);
  const body = { impersonation_token: text(made, 'token') };
  const answer = await client().b2b('/impersonation/authenticate', body);
  assert.equal(at(answer, 'data.member.email_address'), EMAIL);
  const factor = 'data.member_session.authentication_factors.0';
  assert.equal(at(answer, `${factor}.delivery_method`), 'impersonation');
  assertRefused(
    await client().b2b('/impersonation/authenticate', body),
    401,
    'unable_to_auth_impersonation_token',
  );
  assertRefused(
    await client().send('POST', '/emulator/b2b/impersonation', { ...who, email_address: 'eve@acme.test' }),
    400,
    'bad_request',
  );
});
