/** A session and its user, as the provider answers. */
import type { Session, User } from '../../src/settings/session-data.ts';

const time = '2999-01-31T12:00:00Z';

export const sampleUser: User = {
  user_id: 'user-test-1',
  status: 'active',
  created_at: time,
  name: { first_name: '', middle_name: '', last_name: '' },
  emails: [{ email_id: 'email-test-1', email: 'ada@example.com', verified: true }],
  phone_numbers: [],
  crypto_wallets: [],
  providers: [],
  password: null,
  webauthn_registrations: [],
  totps: [],
  biometric_registrations: [],
  roles: ['stytch_user'],
  trusted_metadata: {},
  untrusted_metadata: {},
};

export const sampleSession: Session = {
  session_id: 'session-test-1',
  user_id: sampleUser.user_id,
  authentication_factors: [],
  started_at: time,
  last_accessed_at: time,
  expires_at: '2999-01-31T12:30:00Z',
  attributes: { ip_address: '', user_agent: '' },
  custom_claims: null,
  roles: ['stytch_user'],
};
