import { badRequest } from '../http/api-error.ts';
import { isBase64Url, isDomain } from '../http/formats.ts';
import { isJsonObject, type Json } from '../state/json.ts';
import type { NewRegistration } from '../state/user.ts';

/**
 * The `webauthn_registrations` of a seeded user. Whoever has the private key can sign in with it.
 * @throws ApiError 400 that names the wrong entry
 */
export function readRegistrations(value: Json | undefined, path: string): NewRegistration[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badRequest(`${path} must be a list.`);
  return value.map((entry, index) => readRegistration(entry, `${path}[${index}]`));
}

function readRegistration(entry: Json, path: string): NewRegistration {
  if (!isJsonObject(entry)) throw badRequest(`${path} must be an object.`);
  const { credential_id, public_key, domain, name, counter = 0 } = entry;
  if (typeof credential_id !== 'string' || !isBase64Url(credential_id)) {
    throw badRequest(`${path}.credential_id must be in base64url.`);
  }
  if (typeof public_key !== 'string' || !isBase64Url(public_key)) {
    throw badRequest(`${path}.public_key must be a COSE key in base64url.`);
  }
  if (typeof domain !== 'string' || !isDomain(domain)) {
    throw badRequest(`${path}.domain must be the name of a host, such as localhost.`);
  }
  if (name !== undefined && (typeof name !== 'string' || name === '')) {
    throw badRequest(`${path}.name must be a non-empty string.`);
  }
  if (typeof counter !== 'number' || !Number.isInteger(counter) || counter < 0) {
    throw badRequest(`${path}.counter must be a whole number, at least 0.`);
  }
  return {
    value: credential_id,
    domain,
    publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
    userAgent: '',
    authenticatorType: '',
    transports: ['internal'],
    counter,
    ...(name !== undefined && { name }),
  };
}
