import type { JsonObject } from '../state/json.ts';
import { ApiError } from './api-error.ts';

const SESSION_KEY = 'session_duration_minutes';

/** The range of whole minutes that a field accepts, and the provider's error for anything else. */
export interface MinutesRule {
  readonly min: number;
  readonly max: number;
  readonly errorType: string;
}

/** How long a one-time code is valid: 1 to 10 minutes. */
export const CODE_MINUTES: MinutesRule = { min: 1, max: 10, errorType: 'invalid_expiration_otp' };
/** How long a link in an email is valid: 5 minutes to 7 days. */
export const LINK_MINUTES: MinutesRule = { min: 5, max: 10_080, errorType: 'invalid_expiration' };
/** How long a session lasts: 5 minutes to 366 days (stytch.com/docs/guides/sessions/using-sessions). */
export const SESSION_MINUTES: MinutesRule = {
  min: 5,
  max: 527_040,
  errorType: 'invalid_session_duration_minutes',
};

/**
 * A number of minutes; undefined if the key is absent or null.
 * @throws ApiError 400 of the rule's type if the value breaks the rule
 */
export function optionalMinutes(body: JsonObject, key: string, rule: MinutesRule): number | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < rule.min || value > rule.max) {
    throw new ApiError(400, rule.errorType, `${key} must be a whole number from ${rule.min} to ${rule.max}.`);
  }
  return value;
}

/**
 * How long a session is to last from now, in minutes.
 * @throws ApiError 400 if it is missing or out of range
 */
export function requireSessionMinutes(body: JsonObject): number {
  const value = optionalSessionMinutes(body);
  if (value === undefined) {
    throw new ApiError(400, SESSION_MINUTES.errorType, `${SESSION_KEY} is required.`);
  }
  return value;
}

/**
 * How long a session is to last from now, in minutes; undefined if the key is absent or null.
 * @throws ApiError 400 if it is out of range
 */
export function optionalSessionMinutes(body: JsonObject): number | undefined {
  return optionalMinutes(body, SESSION_KEY, SESSION_MINUTES);
}
