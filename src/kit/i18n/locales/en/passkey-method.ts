import type { PasskeyErrorReason, PasskeyRequestFailure } from '../../../lib/passkey-error-reasons.ts';

const errors = {
  user_cancellation: 'Passkey canceled. Try again, or choose another way.',
  biometrics_not_available: 'This browser or device does not support passkeys.',
  no_biometrics_enrolled: 'Set up a screen lock, fingerprint or face recognition on this device first.',
  no_biometrics_registration: 'This passkey is no longer valid here. Please sign in another way.',
  key_invalidated: 'Your passkey could not be verified. Please try again.',
  keystore_unavailable: 'Your passkey could not be saved. Please try again.',
  device_credentials_not_allowed: 'This page may not use passkeys. Please choose another way.',
  session_expired: 'Your session has expired. Please sign in again.',
  user_locked_out: 'Too many attempts. Please wait a while, then try again.',
  device_hardware_error: 'Your device reported an error. Please try again.',
  biometrics_sensor_error: 'Your fingerprint or face could not be read. Please try again.',
  internal_error: 'Your passkey could not be used. Try again or choose another way.',
  unanswered: 'There was no answer from your passkey. Try again, or choose another way.',
  requestPending: 'This page is asking for a passkey already. Reload it, or choose another way.',
} satisfies Record<PasskeyErrorReason | PasskeyRequestFailure, string>;

/** The English texts that come with the code of passkeys. */
export const passkeyTexts = {
  passkeys: {
    offerHeading: 'Sign in faster next time',
    offer: 'Create a passkey, and your fingerprint, face or screen lock is all you need to sign in.',
    create: 'Create a passkey',
    notNow: 'Not now',
    existing: 'This device already has a passkey for your account.',
  },
  errors,
};
