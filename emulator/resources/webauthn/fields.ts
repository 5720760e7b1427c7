import { ApiError } from '../../http/api-error.ts';
import { requireText } from '../../http/fields.ts';
import { isDomain } from '../../http/formats.ts';
import type { JsonObject } from '../../state/json.ts';
import type { WebAuthnRegistration } from '../../state/user.ts';

/**
 * The body's `domain`, which becomes the RP ID. Browsers find out whether the page may use it.
 * @throws ApiError 400 if it is missing or malformed
 */
export function requireDomain(body: JsonObject): string {
  const errorType = 'invalid_webauthn_registration_domain';
  const domain = requireText(body, 'domain', errorType);
  if (isDomain(domain)) return domain;
  throw new ApiError(400, errorType, 'domain must be the name of a host, without a scheme or port.');
}

/**
 * The body's `authenticator_type`; empty if it has none.
 * @throws ApiError 400 if it is anything else
 */
export function readAuthenticatorType(body: JsonObject): WebAuthnRegistration['authenticatorType'] {
  const value = body['authenticator_type'] ?? '';
  if (value === '' || value === 'platform' || value === 'cross-platform') return value;
  const message = 'authenticator_type must be platform or cross-platform.';
  throw new ApiError(400, 'invalid_authenticator_type', message);
}
