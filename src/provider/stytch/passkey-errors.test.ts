import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PASSKEY_ERROR_REASONS, type PasskeyErrorReason } from '../../kit/lib/passkey-error-reasons.ts';
import { ProviderError } from '../errors.ts';
import { toPasskeyError } from './passkey-errors.ts';

const refusal = (type: string, status: number): object => ({
  name: 'StytchAPIError',
  status_code: status,
  error_type: type,
  error_message: 'No.',
  request_id: 'request-1',
});
const exception = (name: string, message = ''): DOMException => new DOMException(message, name);

/** What the SDK throws while a passkey is used or created, and why. */
const told: readonly (readonly [thrown: object, call: 'get' | 'create', reason: PasskeyErrorReason])[] = [
  [
    exception('NotAllowedError', 'The operation either timed out or was not allowed.'),
    'get',
    'user_cancellation',
  ],
  [
    exception('NotAllowedError', "The 'publickey-credentials-get' feature is not enabled in this document."),
    'get',
    'device_credentials_not_allowed',
  ],
  [{ name: 'NotAllowedError', message: 'Canceled.' }, 'get', 'user_cancellation'],
  [{ name: 'ConstraintError' }, 'create', 'no_biometrics_enrolled'],
  [{ message: 'The vault is locked.' }, 'get', 'internal_error'],
  [{ code: 18 }, 'create', 'internal_error'],
  [{}, 'get', 'internal_error'],
  [exception('NotSupportedError'), 'create', 'biometrics_not_available'],
  [exception('ConstraintError'), 'create', 'no_biometrics_enrolled'],
  [exception('UnknownError'), 'get', 'device_hardware_error'],
  [exception('NotReadableError'), 'get', 'device_hardware_error'],
  [Object.assign(new Error('Canceled.'), { name: 'NotAllowedError' }), 'get', 'user_cancellation'],
  [Object.assign(new Error('No.'), { name: 'NotSupportedError' }), 'create', 'biometrics_not_available'],
  [new TypeError("Cannot read properties of undefined (reading 'clientDataJSON')"), 'get', 'internal_error'],
  [new TypeError('credential.getClientExtensionResults is not a function'), 'get', 'internal_error'],
  [new TypeError("undefined is not an object (evaluating 'a.response')"), 'create', 'internal_error'],
  [exception('OperationError', 'A request is already pending.'), 'get', 'internal_error'],
  [new TypeError('Failed to parse JSON'), 'get', 'internal_error'],
  [new Error('Missing key: challenge'), 'get', 'internal_error'],
  [refusal('webauthn_registration_not_found', 404), 'get', 'no_biometrics_registration'],
  [refusal('no_active_webauthn_registrations', 400), 'get', 'no_biometrics_registration'],
  [refusal('unable_to_auth_webauthn_registration', 401), 'get', 'key_invalidated'],
  [refusal('unable_to_register_webauthn_registration', 400), 'create', 'keystore_unavailable'],
  [refusal('no_pending_webauthn_registration', 400), 'create', 'keystore_unavailable'],
  [refusal('user_unauthenticated', 401), 'create', 'session_expired'],
  [refusal('session_not_found', 404), 'create', 'session_expired'],
  [refusal('unauthorized_credentials', 401), 'create', 'session_expired'],
  [refusal('unauthorized_credentials', 401), 'get', 'internal_error'],
  [refusal('user_lock_limit_reached', 401), 'get', 'user_locked_out'],
  [refusal('too_many_requests', 429), 'get', 'user_locked_out'],
  [refusal('internal_server_error', 500), 'get', 'internal_error'],
];

for (const [thrown, call, reason] of told) {
  const { name, message, error_type: type } = thrown as Partial<Record<string, string>>;
  test(`${type ?? `${name} ${message}`} of ${call} is ${reason}`, () => {
    const error = toPasskeyError(thrown, call);
    assert.ok(error instanceof ProviderError);
    assert.equal(error.code, 'passkey');
    assert.equal(error.reason, reason);
    assert.equal(error.type, type);
  });
}

for (const thrown of [undefined, null, 'locked', 7])
  test(`a password manager that throws ${thrown} has failed, and not the network`, () => {
    const { code, reason } = toPasskeyError(thrown, 'get');
    assert.deepEqual([code, reason], ['passkey', 'internal_error']);
  });

// Spec 3.15
test('every reason but one, which the web does not tell, has a cause', () => {
  const found = new Set<string>(told.map(([, , reason]) => reason));
  assert.deepEqual(
    PASSKEY_ERROR_REASONS.filter((reason) => !found.has(reason)),
    ['biometrics_sensor_error'],
  );
});

for (const [thrown, code] of [
  [new TypeError('Failed to fetch'), 'network'],
  [exception('NetworkError'), 'network'],
  [new Error('Captcha could not be loaded'), 'blocked'],
  [exception('SecurityError', 'This is an invalid domain.'), 'configuration'],
] as const) {
  test(`${thrown.name} "${thrown.message}" is not about passkeys but ${code}`, () => {
    assert.equal(toPasskeyError(thrown, 'get').code, code);
  });
}
