import { isToken } from '../state/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../state/json.ts';
import { ApiError, badRequest } from './api-error.ts';
import { isEmail, isHttpUrl, isPhoneNumber } from './formats.ts';

/**
 * A boolean; false if the key is absent or null.
 * @throws ApiError 400 if it is anything else
 */
export function readFlag(body: JsonObject, key: string): boolean {
  const value = body[key] ?? false;
  if (typeof value !== 'boolean') throw badRequest(`${key} must be true or false.`);
  return value;
}

/**
 * The request body as an object.
 * @throws ApiError 400 if it is anything else
 */
export function requireObject(body: Json | undefined): JsonObject {
  if (!isJsonObject(body)) throw badRequest('The request body must be a JSON object.');
  return body;
}

/**
 * A non-empty string.
 * @throws ApiError 400 with the given type
 */
export function requireText(body: JsonObject, key: string, errorType: string): string {
  const value = body[key];
  if (typeof value !== 'string' || value === '') {
    throw new ApiError(400, errorType, `${key} must be a non-empty string.`);
  }
  return value;
}

/**
 * The token of a link, a visit or a grant.
 * @throws ApiError 400 if it cannot be one
 */
export function requireToken(body: JsonObject, key: string): string {
  const token = requireText(body, key, 'invalid_token');
  if (!isToken(token)) throw new ApiError(400, 'invalid_token', 'Token format is invalid.');
  return token;
}

/**
 * A string; undefined if the key is absent, null or empty.
 * @throws ApiError 400 with the given type
 */
export function optionalText(body: JsonObject, key: string, errorType: string): string | undefined {
  const value = body[key];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw new ApiError(400, errorType, `${key} must be a string.`);
  return value;
}

/** The provider's, in characters. Estimating the strength of a longer password would take seconds. */
const MAX_PASSWORD_LENGTH = 128;

/**
 * A password. An empty one is well-formed: it is refused later as weak or wrong.
 * @throws ApiError 400 if it is not a string or too long
 */
export function requirePassword(body: JsonObject, key: string): string {
  const value = body[key];
  if (typeof value !== 'string') throw badRequest(`${key} must be a string.`);
  if (Array.from(value).length > MAX_PASSWORD_LENGTH) {
    throw badRequest(`${key} must have at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  return value;
}

/**
 * A phone number in E.164 format.
 * @throws ApiError 400 if it is missing or malformed
 */
export function requirePhoneNumber(body: JsonObject, key = 'phone_number'): string {
  const value = requireText(body, key, 'invalid_phone_number');
  if (!isPhoneNumber(value)) {
    throw new ApiError(
      400,
      'invalid_phone_number',
      `${key} format is invalid. Ensure the phone number is in the E.164 format.`,
    );
  }
  return value;
}

/**
 * An email address, in lower case because the provider ignores case when it compares addresses.
 * @throws ApiError 400 if it is missing or malformed
 */
export function requireEmail(body: JsonObject, key = 'email'): string {
  const value = requireText(body, key, 'invalid_email');
  if (!isEmail(value)) throw new ApiError(400, 'invalid_email', `${key} format is invalid.`);
  return value.toLowerCase();
}

/**
 * An absolute http or https URL; undefined if the key is absent, null or empty.
 * @throws ApiError 400 with the given type
 */
export function optionalHttpUrl(body: JsonObject, key: string, errorType: string): string | undefined {
  const value = body[key];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || !isHttpUrl(value)) {
    throw new ApiError(400, errorType, `${key} must be an absolute http or https URL.`);
  }
  return value;
}
