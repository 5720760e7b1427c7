/** The refusals of a project by its dashboard, whatever the call is. */
import type { HonoRequest } from 'hono';
import { isHttpUrl } from '../state/formats.ts';
import { isJsonObject, type Json, type JsonObject } from '../state/json.ts';
import type { Restrictions } from '../state/settings.ts';
import { ApiError } from './api-error.ts';
import { refused } from './refusals.ts';

/** The origin of the calling page, which the SDK repeats in a header of its own, and navigations only in Referer. */
export function pageOrigin(request: HonoRequest): string | undefined {
  const origin = request.header('origin') ?? request.header('x-sdk-parent-host') ?? request.header('referer');
  return origin !== undefined && isHttpUrl(origin) ? new URL(origin).origin : undefined;
}

/**
 * Makes sure that the project lets the calling page use its public token. A navigation under `no-referrer` does not say
 * where it comes from, and is refused.
 * @throws ApiError 400
 */
export function requireAuthorizedDomain(
  { authorized_domains: allowed }: Restrictions,
  request: HonoRequest,
): void {
  const origin = pageOrigin(request);
  if (allowed === null || (origin !== undefined && allowed.includes(origin))) return;
  throw new ApiError(
    400,
    'bad_domain_for_stytch_sdk',
    `This website (${origin ?? 'unknown'}) has not been registered as an allowed domain for the Stytch SDK.`,
  );
}

/**
 * Makes sure that the project lets pages make a call.
 * @param path of the route, after `/sdk/v1`
 * @throws ApiError 401 for a call that is switched off, 400 for too long a session or a phone number of another country
 */
export function requireUnrestricted(restrictions: Restrictions, path: string, body: Json | undefined): void {
  if (restrictions.disabled_endpoints.includes(path)) throw refused('endpoint_not_authorized_for_sdk');
  if (!isJsonObject(body)) return;
  requireShortSession(restrictions, body);
  if (/\/otps\/(sms|whatsapp)\//.test(path)) requireKnownCountry(restrictions, body);
}

function requireShortSession({ max_session_duration_minutes: max }: Restrictions, body: JsonObject): void {
  const minutes = body['session_duration_minutes'];
  if (typeof minutes !== 'number' || minutes <= max) return;
  throw new ApiError(
    400,
    'invalid_session_duration_minutes',
    `session_duration_minutes must be at most ${max}, the maximum of the project.`,
  );
}

function requireKnownCountry({ phone_calling_codes: allowed }: Restrictions, body: JsonObject): void {
  const number = body['phone_number'] ?? body['mfa_phone_number'];
  if (typeof number !== 'string' || allowed === null || allowed.some((code) => number.startsWith(code)))
    return;
  throw refused('invalid_phone_number_country_code');
}
