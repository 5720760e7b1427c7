import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, type RecordedCall, recorder } from '../../../test/support/recorder.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import { proofsOf } from './proofs.ts';

type Client = Parameters<typeof proofsOf>[0];

const answer = { session: sampleSession, user: sampleUser, session_token: 'secret' };
const sent = { method_id: 'method-1' };

function over(given: Answers = {}) {
  const calls: RecordedCall[] = [];
  const { session, otps } = recorder<Client>(
    { 'session.authenticate': answer, 'otps.sms.send': sent, 'otps.authenticate': answer, ...given },
    calls,
  );
  const { authenticate } = session as NonNullable<Client['session']>;
  const client = {
    session: { authenticate, getSync: () => sampleSession },
    user: { getSync: () => sampleUser },
    otps,
  };
  const proofs = proofsOf(client as unknown as Client, {
    authenticate: () => Promise.reject(new Error('No.')),
  });
  return { proofs, calls };
}

test('a code is sent once Stytch has confirmed whose session it is, which stays as long as it was', async () => {
  const { proofs, calls } = over();
  assert.deepEqual(await proofs.sendCode(sampleUser.user_id, 'sms', '+1', { expirationMinutes: 7 }), {
    methodId: 'method-1',
    data: sent,
  });
  await proofs.enterCode('123456', 'method-1');
  assert.deepEqual(calls, [
    { name: 'session.authenticate', args: [] },
    { name: 'otps.sms.send', args: ['+1', { expiration_minutes: 7 }] },
    { name: 'otps.authenticate', args: ['123456', 'method-1', { session_duration_minutes: 30 }] },
  ]);
});

test('nothing is sent for anybody else', async () => {
  const { proofs, calls } = over();
  await assert.rejects(proofs.sendCode('other', 'sms', '+1', { expirationMinutes: 7 }), {
    code: 'unexpected',
  });
  assert.deepEqual(calls, [{ name: 'session.authenticate', args: [] }]);
});
