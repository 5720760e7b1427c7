/** Apart from the main entry, which pages without passkeys load. */
export { PASSKEY_ERROR_REASONS, type PasskeyErrorReason } from '../src/kit/lib/passkey-error-reasons.ts';
