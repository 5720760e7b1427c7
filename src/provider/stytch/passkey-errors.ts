/** Why a passkey could not be used or created, by what the SDK throws: errors of the browser, and of the provider. */
import type { PasskeyErrorReason } from '../../kit/lib/passkey-error-reasons.ts';
import { ProviderError, type ProviderErrorCode } from '../errors.ts';
import { toProviderError } from './errors.ts';

/** By the name of a `DOMException`. A request that is refused, times out or finds no passkey is the first of them. */
const BY_NAME: Readonly<Partial<Record<string, PasskeyErrorReason>>> = {
  NotAllowedError: 'user_cancellation',
  NotSupportedError: 'biometrics_not_available',
  ConstraintError: 'no_biometrics_enrolled',
  UnknownError: 'device_hardware_error',
  NotReadableError: 'device_hardware_error',
};

/** By the provider's `error_type`. */
const BY_TYPE: Readonly<Partial<Record<string, PasskeyErrorReason>>> = {
  webauthn_registration_not_found: 'no_biometrics_registration',
  no_active_webauthn_registrations: 'no_biometrics_registration',
  unable_to_auth_webauthn_registration: 'key_invalidated',
  unable_to_register_webauthn_registration: 'keystore_unavailable',
  no_pending_webauthn_registration: 'keystore_unavailable',
  user_lock_limit_reached: 'user_locked_out',
  too_many_requests: 'user_locked_out',
};

/** The same, while a passkey is created, which takes a session. */
const BY_TYPE_WHEN_CREATING: typeof BY_TYPE = {
  user_unauthenticated: 'session_expired',
  session_not_found: 'session_expired',
  unauthorized_credentials: 'session_expired',
};

/** Errors that are not about passkeys. */
const KEPT: readonly ProviderErrorCode[] = ['network', 'blocked', 'configuration'];

function textOf(thrown: unknown, key: 'name' | 'message'): string {
  const text: unknown = Reflect.get(Object(thrown) as object, key);
  return typeof text === 'string' ? text : '';
}

export const nameOf = (thrown: unknown): string => textOf(thrown, 'name');

/** Names of errors that browsers give `get` and `create`. Extensions take their places, and throw whatever they like. */
const OF_BROWSER = [
  ...Object.keys(BY_NAME),
  'AbortError',
  'DataError',
  'InvalidStateError',
  'OperationError',
  'SecurityError',
];

/** Code of an extension or of the SDK that meets an answer of another shape. A failed fetch is a TypeError, too. */
const MALFORMED =
  /^(Missing key|Unexpected token)|JSON|undefined|null|not (a function|an object|iterable)|read propert|destructure|convert/;

function reasonOfBrowser(name: string, message: string): PasskeyErrorReason {
  // Browsers do not say in any other way that the page's or the frame's policy forbids it.
  if (name === 'NotAllowedError' && /permissions? policy|feature policy|publickey-credentials/i.test(message))
    return 'device_credentials_not_allowed';
  return BY_NAME[name] ?? 'internal_error';
}

/** @param call of the browser that the SDK has made */
export function toPasskeyError(thrown: unknown, call: 'get' | 'create'): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const name = nameOf(thrown);
  const message = textOf(thrown, 'message');
  if (OF_BROWSER.includes(name)) {
    // The domain is not the page's, or the host cannot have passkeys.
    if (name === 'SecurityError') return new ProviderError('configuration', { cause: thrown });
    return new ProviderError('passkey', { reason: reasonOfBrowser(name, message), cause: thrown });
  }
  const error = toProviderError(thrown);
  // The network fails with an error, and what is none comes from an extension.
  const isMalformed = !(thrown instanceof Error) || MALFORMED.test(message);
  if (KEPT.includes(error.code) && !isMalformed) return error;
  const { status, type, requestId, cause } = error;
  const known = { ...BY_TYPE, ...(call === 'create' && BY_TYPE_WHEN_CREATING) };
  const reason = (type === undefined ? undefined : known[type]) ?? 'internal_error';
  return new ProviderError('passkey', { reason, message: error.message, status, type, requestId, cause });
}
