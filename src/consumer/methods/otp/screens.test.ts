import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { explainRefusedCode } from '../../../provider/refusals.ts';
import { sendCode } from '../../shared/send.ts';
import { verifyCode } from './screens.tsx';

test('an accepted code signs in for as long as the page says', async () => {
  const answer = {
    session: { session_id: 's' },
    user: { phone_numbers: [{ phone_number: '+1' }] },
    data: { request_id: 'r' },
  };
  const { context, calls } = fakeContext(
    { 'otps.authenticate': answer },
    { config: { sessionOptions: { sessionDurationMinutes: 45 } } },
  );
  assert.deepEqual(await verifyCode(context, { code: '123456', methodId: 'method-1' }), {
    event: { type: 'signedIn', method: 'otp', account: '+1' },
    authEvent: { type: 'OTP_AUTHENTICATE', data: answer.data },
    success: { method: 'otp', session: answer.session, user: answer.user },
  });
  assert.deepEqual(calls, [{ name: 'otps.authenticate', args: ['123456', 'method-1', 45] }]);
});

test('after an accepted code the next one is sent at once: the old one is used up', async () => {
  const { context, calls } = fakeContext({
    'otps.send': { methodId: 'method-1', data: {} },
    'otps.authenticate': { session: {}, user: {}, data: {} },
  });
  const to = { method: 'sms', destination: '+12025550162' } as const;
  await sendCode(context, to);
  await verifyCode(context, { code: '123456', methodId: 'method-1' });
  await sendCode(context, to);
  assert.deepEqual(
    calls.map(({ name }) => name),
    ['otps.send', 'otps.authenticate', 'otps.send'],
  );
});

const refusals: readonly (readonly [status: number, type: string, text: string | undefined])[] = [
  [404, 'otp_code_not_found', 'invalidPasscode'],
  [401, 'unable_to_auth_otp_code', 'invalidPasscode'],
  [401, 'unauthorized_credentials', 'invalidPasscode'],
  [404, 'method_not_found', 'invalidPasscode'],
  [404, 'session_not_found', undefined],
  [429, 'too_many_otp_attempts', undefined],
  [500, 'internal_server_error', undefined],
];

for (const [status, type, text] of refusals) {
  // Spec 8.2
  test(`${status} ${type} is explained by ${text ?? 'others'}`, () =>
    assert.equal(explainRefusedCode(new ProviderError('provider', { status, type })), text));
}
