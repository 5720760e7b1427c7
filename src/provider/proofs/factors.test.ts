import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoriesOf, factorsOf } from './factors.ts';

const sessionOf = (methods: string) => ({
  authentication_factors: methods.split(' ').map((delivery_method) => ({ delivery_method })),
});

for (const [methods, categories, factors] of [
  ['email', 'mailbox', 1],
  ['email oauth_google', 'mailbox', 1],
  ['embedded knowledge', 'mailbox', 1],
  ['knowledge', '', 1],
  ['crypto_wallet', '', 1],
  ['knowledge crypto_wallet', '', 1],
  ['sms whatsapp', 'phone', 1],
  ['webauthn_registration authenticator_app', 'device', 1],
  ['webauthn_registration', 'device', 1],
  ['email sms', 'mailbox phone', 2],
  ['oauth_github authenticator_app', 'mailbox device', 2],
  ['email recovery_code', 'mailbox device', 2],
  ['sms webauthn_registration', 'phone device', 2],
  ['knowledge sms', 'phone', 2],
  ['knowledge authenticator_app', 'device', 2],
  ['crypto_wallet whatsapp', 'phone', 2],
  ['impersonation', '', 2],
  ['of_tomorrow', '', 1],
] as const)
  test(`${methods}: ${factors}`, () => {
    assert.equal([...categoriesOf(sessionOf(methods))].join(' '), categories);
    assert.equal(factorsOf(sessionOf(methods)), factors);
  });

test('takes nothing about a session for granted', () => {
  for (const authentication_factors of [undefined, null, 'none', [null, { delivery_method: 1 }]])
    assert.equal(factorsOf({ authentication_factors }), 1);
});
