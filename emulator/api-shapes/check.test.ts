import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differencesOf } from './check.ts';

const sent = { request_id: 'request-id-test-1', status_code: 200, method_id: 'email-test-1' };
const exchange = {
  method: 'POST',
  path: '/sdk/v1/otps/email/login_or_create',
  request: { email: 'ada@example.com', expiration_minutes: 5 },
  status: 200,
  answer: sent,
};
const started = '2026-11-22T12:00:00Z';
const found = { method: 'GET', path: '/v1/users/:userId', request: undefined, status: 200 };
const user = {
  user_id: 'user-test-1',
  status: 'active',
  emails: [],
  phone_numbers: [],
  providers: [],
  webauthn_registrations: [],
  biometric_registrations: [],
  totps: [],
  crypto_wallets: [],
  roles: [],
  is_locked: false,
  request_id: 'request-id-test-1',
  status_code: 200,
};

for (const [what, changed, expected] of [
  ['what fits', exchange, []],
  ['a path that nobody has described', { ...exchange, path: '/sdk/v1/users/search', answer: {} }, []],
  ['a new key', { ...exchange, answer: { ...sent, extra: 1 } }, ['answer.extra: unknown']],
  [
    'a key that is left out',
    { ...exchange, answer: { ...sent, method_id: undefined } },
    ['answer.method_id: missing'],
  ],
  [
    'another type',
    { ...exchange, answer: { ...sent, method_id: 1 } },
    ['answer.method_id: number instead of string'],
  ],
  [
    'null for what must be there',
    { ...exchange, answer: { ...sent, method_id: null } },
    ['answer.method_id: null instead of string'],
  ],
  [
    'an answer without an id',
    { ...exchange, answer: { ...sent, request_id: 1 } },
    ['answer: no request_id or status_code'],
  ],
  [
    'a request with a new key',
    { ...exchange, request: { ...exchange.request, extra: 1 } },
    ['request.extra: unknown'],
  ],
  ['whole seconds', { ...found, answer: { ...user, created_at: started, external_id: null } }, []],
  [
    'milliseconds',
    { ...found, answer: { ...user, created_at: '2026-11-22T12:00:00.000Z' } },
    ['answer.created_at: string instead of date'],
  ],
  [
    'a refusal that Stytch knows',
    { ...exchange, status: 404, answer: { error_type: 'otp_code_not_found' } },
    [],
  ],
  [
    'a refusal of our own',
    { ...exchange, status: 404, answer: { error_type: 'made_up' } },
    ['refusal: unknown error_type made_up'],
  ],
] as const) {
  test(`the check of answers: ${what}`, () => {
    assert.deepEqual(
      differencesOf(changed).map((difference) => difference.replace(/^\S+ \S+ /, '')),
      expected,
    );
  });
}
