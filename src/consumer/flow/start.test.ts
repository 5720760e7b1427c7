import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_DRAFT } from './screens.ts';
import { type Opening, start } from './start.ts';

const openings: readonly (readonly [string, Omit<Opening, 'draft'>, object])[] = [
  // Spec 2.3, 4.2
  ['no token', { form: 'login', urlToken: undefined, expected: true }, { screen: 'Main' }],
  [
    'a link',
    { form: 'login', urlToken: { token: 'x', tokenType: 'magic_links' }, expected: false },
    { screen: 'LoggingIn', token: 'x', tokenType: 'magic_links', expected: false },
  ],
  [
    // Spec 4.17
    'the sign-in link of a reset email, on the reset form',
    { form: 'reset-password', urlToken: { token: 'x', tokenType: 'login' }, expected: true },
    { screen: 'LoggingIn', token: 'x', tokenType: 'login', expected: true },
  ],
  [
    'the reset link of a reset email',
    { form: 'login', urlToken: { token: 'x', tokenType: 'reset_password' }, expected: true },
    { screen: 'PasswordResetForm', token: 'x' },
  ],
  [
    'a reset form without a token',
    { form: 'reset-password', urlToken: undefined, expected: false },
    { screen: 'PasswordResetForm' },
  ],
];

for (const [name, opening, state] of openings) {
  test(`starts with ${name}`, () =>
    assert.deepEqual(start({ ...opening, draft: EMPTY_DRAFT }), { ...state, draft: EMPTY_DRAFT }));
}
