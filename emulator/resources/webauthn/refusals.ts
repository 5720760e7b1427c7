import { refusals } from '../../http/api-error.ts';

/** The refusals of calls about passkeys. */
export const refused = refusals({
  no_pending_webauthn_registration: [
    400,
    'The user has no pending WebAuthn registration for this challenge.',
  ],
  unable_to_register_webauthn_registration: [400, 'The WebAuthn registration could not be verified.'],
  duplicate_webauthn_registration: [400, 'The WebAuthn registration already exists.'],
  webauthn_registration_not_found: [404, 'WebAuthn registration could not be found.'],
  no_active_webauthn_registrations: [400, 'The user has no active WebAuthn registrations.'],
  unable_to_auth_webauthn_registration: [401, 'The WebAuthn registration could not be authenticated.'],
});
