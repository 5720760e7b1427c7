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
  await proofs.enterCode(sampleUser.user_id, '123456', 'method-1');
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

/** Enters a code, whose answer comes when somebody is signed in. @returns what came of it, and what the client has stored */
async function enterLate(signedIn: string | undefined, answered = sampleUser.user_id) {
  const stored: unknown[] = [];
  const session = { ...sampleSession, user_id: answered };
  const store = { updateSession: (given: object) => void stored.push(given) };
  const client = {
    session: { getSync: () => (signedIn === undefined ? null : { ...sampleSession, user_id: signedIn }) },
    user: { getSync: () => sampleUser },
    otps: {
      async authenticate() {
        // As the SDK does.
        store.updateSession({ session });
        return { ...answer, session };
      },
    },
    _subscriptionService: store,
  };
  const proofs = proofsOf(client as unknown as Client, { authenticate: () => assert.fail() });
  const outcome = await proofs.enterCode(sampleUser.user_id, '123456', 'method-1').then(
    () => 'taken',
    ({ code }: { code: unknown }) => code,
  );
  store.updateSession({ session: { ...session, user_id: 'later' } });
  return [outcome, stored.length];
}

for (const [what, signedIn, answered, expected] of [
  ['while its user is signed in', sampleUser.user_id, undefined, ['taken', 2]],
  ['after another tab has signed in somebody else', 'other', undefined, ['unexpected', 1]],
  ['after another tab has signed out', undefined, undefined, ['unexpected', 1]],
  ['about somebody else, who signs in by it', sampleUser.user_id, 'other', ['taken', 2]],
] as const)
  test(`an answer to a proof ${what}: ${expected[0]}`, async () =>
    assert.deepEqual(await enterLate(signedIn, answered), expected));
