/** Apart from the main entry, which pages without passkeys load. */
export { PASSKEY_ERROR_REASONS, type PasskeyErrorReason } from '../src/config/passkey-error-reasons.ts';
