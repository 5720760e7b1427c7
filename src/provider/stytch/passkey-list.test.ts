import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { StytchClientShape } from './client.ts';
import { passkeyList } from './passkey-list.ts';

const registration = { webauthn_registration_id: 'one', domain: 'example.com' };

/** A client of the page's own, which answers as the test says. */
function clientWith(
  answers: { readonly update?: Error; readonly remove?: Error; readonly get?: Error | 'never' } = {},
) {
  const answer = (value: object, outcome?: Error | 'never') =>
    mock.fn((..._args: unknown[]): Promise<object> => {
      if (outcome === 'never') return new Promise(() => undefined);
      return outcome ? Promise.reject(outcome) : Promise.resolve(value);
    });
  const calls = {
    update: answer(
      { status_code: 200, session_token: 'secret', webauthn_registration: registration },
      answers.update,
    ),
    remove: answer({ status_code: 200, session_token: 'secret', user_id: 'user' }, answers.remove),
    get: answer({}, answers.get),
  };
  const client = {
    webauthn: { update: calls.update, authenticate: mock.fn(), register: mock.fn() },
    user: { get: calls.get, deleteWebauthnRegistration: calls.remove },
  };
  return { calls, list: passkeyList(client as unknown as StytchClientShape) };
}

const refusal = (type: string, status: number): Error =>
  Object.assign(new Error('Sorry.'), { error_type: type, status_code: status, error_message: 'Sorry.' });
const gone = refusal('webauthn_registration_not_found', 404);

test('renames a passkey, and asks for the user, whom the SDK does not update', async () => {
  const { calls, list } = clientWith();
  assert.deepEqual(await list.rename('one', 'Laptop'), {
    status_code: 200,
    webauthn_registration: registration,
  });
  assert.deepEqual(calls.update.mock.calls[0]?.arguments, [
    { webauthn_registration_id: 'one', name: 'Laptop' },
  ]);
  assert.equal(calls.get.mock.callCount(), 1);
});

test('a rename counts, even if the user cannot be asked for', async () => {
  const { list } = clientWith({ get: new Error('Sorry.') });
  await assert.doesNotReject(list.rename('one', 'Laptop'));
});

test('a passkey that has gone cannot be renamed, and leaves the user', async () => {
  const { calls, list } = clientWith({ update: gone });
  await assert.rejects(list.rename('one', 'Laptop'), {
    code: 'passkey',
    reason: 'no_biometrics_registration',
  });
  assert.equal(calls.get.mock.callCount(), 1);
});

test('a rename that fails does not wait for the user', async () => {
  const { list } = clientWith({ update: gone, get: 'never' });
  await assert.rejects(list.rename('one', 'Laptop'), { reason: 'no_biometrics_registration' });
});

test('removes a passkey', async () => {
  const { calls, list } = clientWith();
  assert.deepEqual(await list.remove('one'), { status_code: 200, user_id: 'user' });
  assert.deepEqual(calls.remove.mock.calls[0]?.arguments, ['one']);
});

test('a passkey that has gone counts as removed', async () => {
  const { calls, list } = clientWith({ remove: gone });
  assert.deepEqual(await list.remove('one'), {});
  assert.equal(calls.get.mock.callCount(), 1);
});

test('says why a change was refused', async () => {
  const { list } = clientWith({ remove: refusal('user_unauthenticated', 401) });
  await assert.rejects(list.remove('one'), { code: 'passkey', reason: 'session_expired', status: 401 });
});

test('a client must have all calls', () => {
  const webauthn = { update: mock.fn(), authenticate: mock.fn(), register: mock.fn() };
  assert.throws(() => passkeyList({ webauthn } as unknown as StytchClientShape), { code: 'configuration' });
});
