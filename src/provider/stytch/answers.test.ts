import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StytchClient } from '@stytch/vanilla-js/headless';
import { ProviderError } from '../errors.ts';
import { toSessionAnswer, withoutUndefined } from './answers.ts';

type Passwords = StytchClient['passwords'];
type StrengthCheck = Parameters<Passwords['strengthCheck']>[0];
type ResetStart = Parameters<Passwords['resetByEmailStart']>[0];

test('options that are undefined are left out', () => {
  const body = withoutUndefined<StrengthCheck>({ password: '', email: undefined });
  assert.deepEqual(Object.keys(body), ['password']);
  assert.equal(Object.getPrototypeOf(body), null);
});

test('keys that the SDK does not know do not compile', () => {
  // @ts-expect-error a required key is misspelled
  withoutUndefined<StrengthCheck>({ pasword: 'hunter2' });
  // @ts-expect-error a required key is missing
  withoutUndefined<StrengthCheck>({ email: 'ada@example.com' });
  // @ts-expect-error a required key is undefined
  withoutUndefined<StrengthCheck>({ password: undefined });
  // @ts-expect-error an optional key is misspelled
  withoutUndefined<ResetStart>({ email: 'ada@example.com', login_redirect_ulr: undefined });
  // @ts-expect-error nothing says which call the options are for
  withoutUndefined({ email: 'ada@example.com' });
});

for (const response of [{}, { session: {} }, { user: {} }, { session: null, user: {} }]) {
  test(`${JSON.stringify(response)} is not a session`, () => {
    assert.throws(
      () => toSessionAnswer(response),
      (error) => error instanceof ProviderError && error.code === 'unexpected',
    );
  });
}

test('a session reaches the page without its secrets', () => {
  const session = { session_id: 's' };
  const user = { user_id: 'u' };
  const response = { session, user, status_code: 200, session_token: 'secret', session_jwt: 'secret' };
  assert.deepEqual(toSessionAnswer(response), { session, user, data: { session, user, status_code: 200 } });
});
