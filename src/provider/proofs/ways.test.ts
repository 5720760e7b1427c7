import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { User } from '../../settings/session-data.ts';
import { ProviderError } from '../errors.ts';
import { needsProof, type ProofReason, waysFor } from './ways.ts';

const passkeyFor = (domain: string, verified = true) => ({
  webauthn_registration_id: 'one',
  domain,
  user_agent: '',
  authenticator_type: 'platform',
  verified,
  name: '',
});
const emails = (...addresses: readonly string[]) =>
  addresses.map((email) => ({ email_id: email, email, verified: !email.startsWith('new') }));
const phones = (...numbers: readonly string[]) =>
  numbers.map((phone_number) => ({ phone_id: phone_number, phone_number, verified: true }));

const everything: User = {
  ...sampleUser,
  webauthn_registrations: [passkeyFor('site.test')],
  emails: emails('old@a.test', 'ada@a.test', 'new@a.test'),
  phone_numbers: phones('+12025550162'),
};
const only = (parts: Partial<User>): User => ({ ...sampleUser, emails: [], ...parts });

const factors = (...methods: readonly string[]) =>
  methods.map((delivery_method) => ({
    type: 'any',
    delivery_method,
    last_authenticated_at: '2026-01-31T12:00:00Z',
  }));

/** The ways as text: `passkey`, `authenticator`, or where the code goes to. */
const named = (user: User, methods: readonly string[], reason: ProofReason, domain?: string): string[] =>
  waysFor(user, { ...sampleSession, authentication_factors: factors(...methods) }, reason, domain).map(
    (way) => ('to' in way ? way.to : way.by),
  );

const passkey = 'passkey';
const mails = ['ada@a.test', 'old@a.test'];
const phone = '+12025550162';
const app = 'authenticator';
const withApp = only({ phone_numbers: phones(phone), totps: [{ totp_id: 't', verified: true }] });

const rows: readonly [
  user: User,
  methods: readonly string[],
  reason: ProofReason,
  ways: readonly string[],
][] = [
  [everything, ['email'], 'insufficient_factors', [passkey, phone]],
  [everything, ['embedded'], 'insufficient_factors', [passkey, phone]],
  [everything, ['oauth_google'], 'insufficient_factors', [passkey, phone]],
  [everything, ['sms'], 'insufficient_factors', [passkey, ...mails]],
  [everything, ['whatsapp'], 'insufficient_factors', [passkey, ...mails]],
  [everything, ['webauthn_registration'], 'insufficient_factors', [...mails, phone]],
  [everything, ['authenticator_app'], 'insufficient_factors', [...mails, phone]],
  // Neither a password nor a wallet is of any category.
  [everything, ['knowledge', 'crypto_wallet'], 'insufficient_factors', [passkey, ...mails, phone]],
  [everything, ['email', 'sms'], 'insufficient_factors', [passkey]],
  [everything, ['email', 'sms', 'webauthn_registration'], 'insufficient_factors', []],
  [everything, ['email', 'sms'], 'stale_factors', [passkey, ...mails, phone]],
  [everything, ['knowledge'], 'session_too_old_to_reset_password', mails],
  [withApp, ['email'], 'insufficient_factors', [app, phone]],
  [withApp, ['authenticator_app'], 'insufficient_factors', [phone]],
  [withApp, ['recovery_code'], 'insufficient_factors', [phone]],
  [withApp, ['email', 'sms'], 'stale_factors', [app, phone]],
  [only({ totps: [{ totp_id: 't', verified: false }] }), ['email'], 'insufficient_factors', []],
  [only({ phone_numbers: phones(phone) }), ['sms'], 'insufficient_factors', []],
  [only({ emails: emails('new@a.test') }), ['sms'], 'insufficient_factors', []],
  [only({ webauthn_registrations: [passkeyFor('other.test')] }), ['email'], 'insufficient_factors', []],
  [only({ webauthn_registrations: [passkeyFor('site.test', false)] }), ['email'], 'insufficient_factors', []],
];

for (const [user, methods, reason, ways] of rows)
  test(`${reason}, signed in by ${methods.join(' and ')}: ${ways.join(', ') || 'no way'}`, () => {
    assert.deepEqual(named(user, methods, reason, 'site.test'), ways);
  });

test('without WebAuthn, passkeys are no way', () => {
  assert.deepEqual(named(everything, ['email'], 'insufficient_factors'), [phone]);
});

test('takes nothing about a user or a session for granted', () => {
  const odd = {
    emails: [null, { email: 1, verified: true }],
    webauthn_registrations: 'none',
  } as unknown as User;
  const session = { ...sampleSession, authentication_factors: null as unknown as [] };
  assert.deepEqual(waysFor(odd, session, 'insufficient_factors', 'site.test'), []);
});

test('a refusal is told by its type, whatever its class', () => {
  const refusal = { status: 401, type: 'stale_factors' };
  assert.equal(needsProof(new ProviderError('provider', refusal), 0), 'stale_factors');
  assert.equal(needsProof({ ...refusal }, 0), 'stale_factors');
  assert.equal(needsProof(new ProviderError('provider', { type: 'user_unauthenticated' }), 0), undefined);
  assert.equal(needsProof(undefined, 0), undefined);
});
