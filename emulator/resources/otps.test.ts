import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, text } from '../test-client.ts';

const PHONE = '+12025550162';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

function authenticate(code: unknown, methodId: unknown, minutes: unknown = 30) {
  return client().api('POST', '/otps/authenticate', {
    token: code,
    method_id: methodId,
    session_duration_minutes: minutes,
  });
}

/** A well-formed code that is not this one. */
function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('sending a code', () => {
  for (const [channel, body, to] of [
    ['sms', { phone_number: PHONE }, PHONE],
    ['whatsapp', { phone_number: PHONE }, PHONE],
    ['email', { email: 'Ada@Example.com' }, 'ada@example.com'],
  ] as const) {
    test(`${channel} delivers six digits to the inbox`, async () => {
      const sent = await client().api('POST', `/otps/${channel}/login_or_create`, body);
      assert.equal(sent.status, 200);
      assert.equal(at(sent, 'data.status_code'), 200);
      const inbox = await client().send('GET', '/inbox.json');
      assert.equal(at(inbox, '0.channel'), channel);
      assert.equal(at(inbox, '0.to'), to);
      assert.equal(at(inbox, '0.kind'), 'one-time-code');
      assert.match(text(inbox, '0.code'), /^\d{6}$/);
      const answer = await authenticate(at(inbox, '0.code'), at(sent, 'data.method_id'));
      assert.equal(at(answer, 'data.session.authentication_factors.0.delivery_method'), channel);
    });
  }

  for (const [channel, body, type] of [
    ['sms', {}, 'invalid_phone_number'],
    ['sms', { phone_number: '2025550162' }, 'invalid_phone_number'],
    ['sms', { phone_number: '+1' }, 'invalid_phone_number'],
    ['sms', { phone_number: '+1 202 555 0162' }, 'invalid_phone_number'],
    ['sms', { phone_number: 12025550162 }, 'invalid_phone_number'],
    ['whatsapp', { phone_number: '+0123456789' }, 'invalid_phone_number'],
    ['email', {}, 'invalid_email'],
    ['email', { email: 'ada' }, 'invalid_email'],
    ['email', { email: 'ada@example' }, 'invalid_email'],
    ['email', { email: '<b>@example.com' }, 'invalid_email'],
    ['sms', { phone_number: PHONE, expiration_minutes: 0 }, 'invalid_expiration_otp'],
    ['sms', { phone_number: PHONE, expiration_minutes: 11 }, 'invalid_expiration_otp'],
    ['sms', { phone_number: PHONE, expiration_minutes: 1.5 }, 'invalid_expiration_otp'],
    ['sms', { phone_number: PHONE, expiration_minutes: '5' }, 'invalid_expiration_otp'],
    ['sms', [], 'bad_request'],
    ['sms', undefined, 'bad_request'],
  ] as const) {
    test(`${channel} is refused with ${JSON.stringify(body)}`, async () => {
      assertRefused(await client().api('POST', `/otps/${channel}/login_or_create`, body), 400, type);
      assert.deepEqual((await client().send('GET', '/inbox.json')).body, []);
    });
  }

  test('send/primary needs a known contact', async () => {
    assertRefused(
      await client().api('POST', '/otps/sms/send/primary', { phone_number: PHONE }),
      404,
      'phone_number_not_found',
    );
    assertRefused(
      await client().api('POST', '/otps/email/send/primary', { email: 'ada@example.com' }),
      404,
      'email_not_found',
    );
    await client().patchSettings({ users: [{ phone_number: PHONE }] });
    assert.equal((await client().api('POST', '/otps/sms/send/primary', { phone_number: PHONE })).status, 200);
  });

  test('send/secondary adds a contact to the signed-in user', async () => {
    const body = { email: 'ada@example.com' };
    assertRefused(
      await client().api('POST', '/otps/email/send/secondary', body),
      401,
      'user_unauthenticated',
    );
    const session = await client().signIn(PHONE);
    const sent = await client().api('POST', '/otps/email/send/secondary', body, session);
    const answer = await client().api(
      'POST',
      '/otps/authenticate',
      {
        token: await client().newest('code'),
        method_id: at(sent, 'data.method_id'),
        session_duration_minutes: 30,
      },
      session,
    );
    assert.equal(at(answer, 'data.session_token'), session);
    assert.equal(at(answer, 'data.user.emails.0.verified'), true);
    assert.equal(at(answer, 'data.session.authentication_factors.length'), 2);
  });

  test('send/secondary also sends to a contact that the user already has', async () => {
    const session = await client().signIn(PHONE);
    const body = { phone_number: PHONE };
    assert.equal((await client().api('POST', '/otps/sms/send/secondary', body, session)).status, 200);
  });

  test("send/secondary refuses someone else's contact", async () => {
    await client().patchSettings({ users: [{ email: 'eve@example.com' }] });
    const session = await client().signIn(PHONE);
    assertRefused(
      await client().api('POST', '/otps/email/send/secondary', { email: 'eve@example.com' }, session),
      400,
      'duplicate_email',
    );
  });
});

describe('authenticating with a code', () => {
  test('works once with the right code', async () => {
    const { code, methodId } = await client().sendCode(PHONE);
    const answer = await authenticate(code, methodId);
    assert.equal(answer.status, 200);
    assert.equal(at(answer, 'data.method_id'), methodId);
    assert.equal(at(answer, 'data.user.status'), 'active');
    assert.equal(at(answer, 'data.user.phone_numbers.0.verified'), true);
    assertRefused(await authenticate(code, methodId), 401, 'unable_to_auth_otp_code');
  });

  test('works until the very millisecond the code expires', async () => {
    const early = await client().sendCode(PHONE, 1);
    await client().advance(MINUTE_MS - 1);
    assert.equal((await authenticate(early.code, early.methodId)).status, 200);
    const late = await client().sendCode(PHONE, 1);
    await client().advance(MINUTE_MS);
    assertRefused(await authenticate(late.code, late.methodId), 401, 'unable_to_auth_otp_code');
  });

  test('needs the newest code for the phone', async () => {
    const first = await client().sendCode(PHONE);
    let second = await client().sendCode(PHONE);
    while (second.code === first.code) second = await client().sendCode(PHONE);
    assert.equal(second.methodId, first.methodId);
    assertRefused(await authenticate(first.code, first.methodId), 404, 'otp_code_not_found');
    assert.equal((await authenticate(second.code, second.methodId)).status, 200);
  });

  test('is refused after five wrong codes, until a new code is sent', async () => {
    const { code, methodId } = await client().sendCode(PHONE);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      assertRefused(await authenticate(wrong(code), methodId), 404, 'otp_code_not_found');
    }
    assertRefused(await authenticate(code, methodId), 429, 'too_many_requests');
    const next = await client().sendCode(PHONE);
    assert.equal((await authenticate(next.code, next.methodId)).status, 200);
  });

  for (const [name, code, methodId, minutes, status, type] of [
    ['an unknown method_id', '123456', 'phone-number-test-none', 30, 404, 'otp_code_not_found'],
    ['no code', undefined, 'x', 30, 400, 'invalid_token'],
    ['a numeric code', 123456, 'x', 30, 400, 'invalid_token'],
    ['no method_id', '123456', undefined, 30, 400, 'invalid_method_id'],
    ['a duration below 5', '123456', 'x', 4, 400, 'invalid_session_duration_minutes'],
    ['a duration above 366 days', '123456', 'x', 527_041, 400, 'invalid_session_duration_minutes'],
    ['a duration in a string', '123456', 'x', '30', 400, 'invalid_session_duration_minutes'],
    ['no duration', '123456', 'x', null, 400, 'invalid_session_duration_minutes'],
  ] as const) {
    test(`is refused with ${name}`, async () => {
      assertRefused(await authenticate(code, methodId, minutes), status, type);
    });
  }
});
