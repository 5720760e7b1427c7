import { ApiError, badRequest } from '../../http/api-error.ts';
import { isJsonObject, type JsonObject } from '../../state/json.ts';

/** The JWT's own claims, which the provider does not let a server replace. */
const RESERVED_CLAIMS: ReadonlySet<string> = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti']);

/** @throws ApiError 400 of these types unless exactly one of the keys has a value, which must be a string */
export function requireOneOf(
  request: JsonObject,
  keys: readonly string[],
  errorTypes: { readonly none: string; readonly many: string },
): void {
  const given = keys.filter(
    (key) => request[key] !== undefined && request[key] !== null && request[key] !== '',
  );
  const expected = `Exactly one of ${keys.join(', ')} is required.`;
  if (given.length === 0) throw new ApiError(400, errorTypes.none, expected);
  if (given.length > 1) throw new ApiError(400, errorTypes.many, expected);
  const [key = ''] = given;
  if (typeof request[key] !== 'string') throw badRequest(`${key} must be a string.`);
}

/** Refused because the emulator has no roles, and a server must not take silence for consent. */
export function refuseAuthorizationCheck({ authorization_check: check }: JsonObject): void {
  if (check !== undefined && check !== null) {
    throw badRequest('The emulator does not support authorization_check.');
  }
}

export function readCustomClaims({ session_custom_claims: claims }: JsonObject): JsonObject {
  if (claims === undefined || claims === null) return {};
  if (!isJsonObject(claims)) throw badRequest('session_custom_claims must be an object.');
  return claims;
}

/** Null removes a claim. */
export function mergeClaims(current: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(
      ([key, value]) => value !== null && !RESERVED_CLAIMS.has(key),
    ),
  );
}
