import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, type RecordedCall, recorder } from '../../../test/support/recorder.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import { accountPasswordOf } from './account-password.ts';

type Client = Parameters<typeof accountPasswordOf>[0];

const answer = { session: sampleSession, user: sampleUser, session_token: 'secret' };
const answers = {
  'session.authenticate': answer,
  'passwords.resetBySession': answer,
  'passwords.resetByExistingPassword': answer,
};
const email = 'ada@example.com';
const confirmed = { name: 'session.authenticate', args: [] };

function over(given: Answers, missing: object = {}) {
  const calls: RecordedCall[] = [];
  const { session, passwords } = recorder<Client>(given, calls);
  const { resetBySession, resetByExistingPassword } = passwords;
  const client = { session, passwords: { resetBySession, resetByExistingPassword, ...missing } };
  return { password: accountPasswordOf(client as unknown as Client, sampleUser.user_id), calls };
}

test('a password is changed once Stytch has confirmed whose session it is, which stays as long as it was', async () => {
  const { password, calls } = over(answers);
  const { data } = await password.change(email, 'old', 'new');
  await password.set('newer');
  assert.ok(!('session_token' in data));
  assert.deepEqual(calls, [
    confirmed,
    {
      name: 'passwords.resetByExistingPassword',
      args: [
        {
          email,
          existing_password: 'old',
          new_password: 'new',
          session_duration_minutes: 30,
        },
      ],
    },
    confirmed,
    { name: 'passwords.resetBySession', args: [{ password: 'newer', session_duration_minutes: 30 }] },
  ]);
});

test('whoever else is signed in keeps their password', async () => {
  const other = { ...answer, user: { ...sampleUser, user_id: 'other' } };
  const { password, calls } = over({ ...answers, 'session.authenticate': other });
  await assert.rejects(password.set('new'), { code: 'unexpected' });
  await assert.rejects(password.change(email, 'old', 'new'), { code: 'unexpected' });
  assert.deepEqual(calls, [confirmed, confirmed]);
});

test('a client of the page that lacks the call is named', async () => {
  const { password } = over(answers, { resetBySession: undefined });
  await assert.rejects(password.set('new'), {
    code: 'configuration',
    cause: new TypeError('The client has no passwords.resetBySession.'),
  });
});
