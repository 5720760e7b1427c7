/** The biometric error codes of the specification (section 3). */
export const PASSKEY_ERROR_REASONS = [
  'user_cancellation',
  'biometrics_not_available',
  'no_biometrics_enrolled',
  'no_biometrics_registration',
  'key_invalidated',
  'keystore_unavailable',
  'device_credentials_not_allowed',
  'session_expired',
  'user_locked_out',
  'device_hardware_error',
  'biometrics_sensor_error',
  'internal_error',
] as const;

/** Why a passkey could not be used or created. */
export type PasskeyErrorReason = (typeof PASSKEY_ERROR_REASONS)[number];

/** Why a request for a passkey came to nothing, where the passkey is not to blame. */
export type PasskeyRequestFailure = 'unanswered' | 'requestPending';
