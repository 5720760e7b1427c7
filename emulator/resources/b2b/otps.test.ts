import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests } from '../../test-client.ts';

const EMAIL = 'ada@acme.test';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

function acme(extra: object = {}): Promise<string> {
  return client().addOrganization({ members: [{ email_address: EMAIL }], ...extra });
}

function authenticate(organization_id: string, code: string) {
  const body = { organization_id, email_address: EMAIL, code, session_duration_minutes: 30 };
  return client().b2b('/otps/email/authenticate', body);
}

function send(organization_id: string, extra: object = {}) {
  const body = { organization_id, email_address: EMAIL, ...extra };
  return client().b2b('/otps/email/login_or_signup', body);
}

describe('a code to an organization', () => {
  test('signs its member in, once', async () => {
    const id = await acme();
    await send(id);
    const code = await client().newest('code');
    const answer = await authenticate(id, code);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.equal(
      at(answer, 'data.method_id'),
      at(answer, 'data.member_session.authentication_factors.0.email_factor.email_id'),
    );
    assertRefused(await authenticate(id, code), 401, 'unable_to_auth_otp_code');
  });

  test('is valid for ten minutes, unless a newer one was sent', async () => {
    const id = await acme();
    await send(id);
    const first = await client().newest('code');
    await send(id);
    const second = await client().newest('code');
    // One in a million tests gets the same code twice.
    if (first !== second) assertRefused(await authenticate(id, first), 404, 'otp_code_not_found');
    await client().advance(10 * MINUTE_MS);
    assertRefused(await authenticate(id, second), 401, 'unable_to_auth_otp_code');
  });

  test('is worth nothing after five wrong ones', async () => {
    const id = await acme();
    await send(id);
    const code = await client().newest('code');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      assertRefused(await authenticate(id, wrong), 404, 'otp_code_not_found');
    }
    assertRefused(await authenticate(id, code), 429, 'too_many_requests');
  });

  test('is for the member of one organization', async () => {
    const id = await acme();
    const other = await client().addOrganization({ organization_name: 'Other' });
    await send(id);
    assertRefused(await authenticate(other, await client().newest('code')), 404, 'member_not_found');
    assertRefused(await send(other), 400, 'email_jit_provisioning_not_allowed');
  });

  test('is refused if the organization does not allow codes, or the number of minutes is out of range', async () => {
    const id = await acme({ auth_methods: 'RESTRICTED', allowed_auth_methods: ['magic_link'] });
    assertRefused(await send(id), 400, 'operation_restricted_by_organization_auth_methods');
    assertRefused(await send(await acme(), { login_expiration_minutes: 16 }), 400, 'invalid_expiration_otp');
  });
});
