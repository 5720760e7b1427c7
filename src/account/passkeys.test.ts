import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../test/support/sample-session.ts';
import { passkeysIn } from './passkeys.ts';

const registration = {
  webauthn_registration_id: 'one',
  domain: 'example.com',
  user_agent: '',
  authenticator_type: 'platform',
  verified: true,
  name: ' Laptop ',
};
const used = '2026-01-31T12:00:00Z';

const factorOf = (id: string, time: string) => ({
  type: 'webauthn',
  delivery_method: 'webauthn_registration',
  last_authenticated_at: time,
  webauthn_factor: { webauthn_registration_id: id, domain: 'example.com', user_agent: '' },
});

test('lists the passkeys that are verified, with their last use in this session', () => {
  const user = {
    ...sampleUser,
    webauthn_registrations: [
      registration,
      { ...registration, webauthn_registration_id: 'two', name: '' },
      { ...registration, webauthn_registration_id: 'three', verified: false },
    ],
  };
  const session = { ...sampleSession, authentication_factors: [factorOf('two', used)] };
  assert.deepEqual(passkeysIn({ user, session }), [
    { id: 'one', name: 'Laptop', domain: 'example.com', lastUsed: undefined },
    { id: 'two', name: '', domain: 'example.com', lastUsed: Date.parse(used) },
  ]);
});

test('takes nothing about a user for granted', () => {
  const users: unknown[] = [
    undefined,
    {},
    { webauthn_registrations: null },
    { webauthn_registrations: [null, 'one', { webauthn_registration_id: 1 }] },
  ];
  for (const user of users)
    assert.deepEqual(passkeysIn({ user: user as typeof sampleUser, session: undefined }), []);
});
