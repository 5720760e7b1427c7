import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import type { Session } from '../../../settings/session-data.ts';
import { enterProofCode, type SentProofCode, sendProofCode } from './proof-actions.ts';

const to = 'ada@example.com';
const session = { last_accessed_at: '2030-01-15T12:00:00Z', expires_at: '2030-01-15T12:20:00Z' } as Session;
const data = { request_id: 'r' };

test('a code that has proved something is not sent again in place of the next one', async () => {
  const { context, calls } = fakeContext(
    { 'otps.sendToUser': { methodId: 'method-1', data }, 'otps.authenticate': { data } },
    { config: { otpOptions: { expirationMinutes: 7 } } },
  );
  const sent: SentProofCode[] = [];
  const send = () => sendProofCode(context, { by: 'email', to, onSent: (code) => sent.push(code) });
  assert.deepEqual(await send(), { authEvent: { type: 'OTP_SEND', data } });
  // Within the pause between two messages, there is one.
  assert.deepEqual(await send(), {});
  const entered = await enterProofCode(context, { code: '123456', methodId: 'method-1', session });
  assert.deepEqual(entered, { authEvent: { type: 'OTP_AUTHENTICATE', data } });
  assert.deepEqual(await send(), { authEvent: { type: 'OTP_SEND', data } });
  assert.deepEqual(
    calls.map(({ name }) => name),
    ['otps.sendToUser', 'otps.authenticate', 'otps.sendToUser'],
  );
  assert.deepEqual(calls[0]?.args.slice(0, 2), ['email', to]);
  assert.deepEqual(calls[1]?.args, ['123456', 'method-1', 20]);
  assert.deepEqual(
    sent.map((code) => [code.by, code.to, code.methodId]),
    Array.from({ length: 3 }, () => ['email', to, 'method-1']),
  );
});
