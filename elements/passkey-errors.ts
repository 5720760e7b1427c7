/** Apart from the main entry, which pages without passkeys load. */
export { PASSKEY_ERROR_REASONS, type PasskeyErrorReason } from '../src/kit/i18n/passkey-error-reasons.ts';
