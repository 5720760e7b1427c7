import type { Json, JsonObject } from '../state/json.ts';
import { isJsonObject } from '../state/json.ts';
import { ApiError, badRequest } from './api-error.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/;
const CODE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const MAX_EMAIL_LENGTH = 254;

/** A span of whole minutes that a field may hold, and the provider's error for what lies outside. */
export interface MinutesRule {
  readonly min: number;
  readonly max: number;
  readonly errorType: string;
}

/** One-time codes live 1 to 10 minutes. */
export const CODE_MINUTES: MinutesRule = { min: 1, max: 10, errorType: 'invalid_expiration_otp' };
/** Magic links live 5 minutes to 7 days. */
export const LINK_MINUTES: MinutesRule = { min: 5, max: 10_080, errorType: 'invalid_expiration' };
/** Sessions live 5 minutes to 366 days (stytch.com/docs/guides/sessions/using-sessions). */
export const SESSION_MINUTES: MinutesRule = {
  min: 5,
  max: 527_040,
  errorType: 'invalid_session_duration_minutes',
};

/** The request body as an object; anything else is the provider's `bad_request`. */
export function requireObject(body: Json | undefined): JsonObject {
  if (!isJsonObject(body)) throw badRequest('The request body must be a JSON object.');
  return body;
}

/** A string that must be there and not be empty. */
export function requireText(body: JsonObject, key: string, errorType: string): string {
  const value = body[key];
  if (typeof value !== 'string' || value === '') {
    throw new ApiError(400, errorType, `${key} must be a non-empty string.`);
  }
  return value;
}

/** A password, which is any string: an empty one is a weak or a wrong one. */
export function requirePassword(body: JsonObject, key: string): string {
  const value = body[key];
  if (typeof value !== 'string') throw badRequest(`${key} must be a string.`);
  return value;
}

/** True for a phone number in E.164, such as +12025550162. */
export function isPhoneNumber(value: string): boolean {
  return E164.test(value);
}

/** True for a plausible e-mail address; the provider does not accept quoted local parts either. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}

/** The body's `phone_number`, in E.164. */
export function requirePhoneNumber(body: JsonObject): string {
  const value = requireText(body, 'phone_number', 'invalid_phone_number');
  if (!isPhoneNumber(value)) {
    throw new ApiError(
      400,
      'invalid_phone_number',
      'phone_number format is invalid. Ensure the phone number is in the E.164 format.',
    );
  }
  return value;
}

/** The body's `email`, in lower case, because the provider matches addresses without regard to case. */
export function requireEmail(body: JsonObject): string {
  const value = requireText(body, 'email', 'invalid_email');
  if (!isEmail(value)) throw new ApiError(400, 'invalid_email', 'email format is invalid.');
  return value.toLowerCase();
}

/** A whole number of minutes within the rule, or undefined when the key is absent. */
export function optionalMinutes(body: JsonObject, key: string, rule: MinutesRule): number | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < rule.min || value > rule.max) {
    throw new ApiError(400, rule.errorType, `${key} must be a whole number from ${rule.min} to ${rule.max}.`);
  }
  return value;
}

/** A whole number of minutes within the rule that must be there. */
export function requireMinutes(body: JsonObject, key: string, rule: MinutesRule): number {
  const value = optionalMinutes(body, key, rule);
  if (value === undefined) throw new ApiError(400, rule.errorType, `${key} is required.`);
  return value;
}

/** True for an absolute http or https URL, which is all that a redirect may be. */
export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'http:' || protocol === 'https:';
}

/** An http(s) URL, or undefined when the key is absent or empty. */
export function optionalHttpUrl(body: JsonObject, key: string, errorType: string): string | undefined {
  const value = body[key];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || !isHttpUrl(value)) {
    throw new ApiError(400, errorType, `${key} must be an absolute http or https URL.`);
  }
  return value;
}

/** The PKCE challenge of the body: base64url of a SHA-256, or null when absent and not required. */
export function codeChallenge(body: JsonObject, required: boolean): string | null {
  const value = body['code_challenge'];
  if (value === undefined && !required) return null;
  if (typeof value !== 'string' || !CODE_CHALLENGE.test(value)) {
    throw new ApiError(
      400,
      'invalid_pkce_code_challenge',
      'A pkce code_challenge of 43 base64url characters is required.',
    );
  }
  return value;
}
