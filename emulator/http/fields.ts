import * as v from 'valibot';
import {
  anyText,
  domain,
  emailAddress,
  type Format,
  flag,
  httpUrl,
  minutes,
  oneOf,
  phoneNumber,
  sessionMinutes,
  text,
} from '../state/formats.ts';
import { isToken } from '../state/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../state/json.ts';
import { ApiError, badRequest } from './api-error.ts';

/** A field of a request. */
export interface Field<Of extends Format> {
  /** The provider's `error_type` for everything else. */
  readonly type: string;
  readonly format: Of;
}

export const field = <Of extends Format>(type: string, format: Of): Field<Of> => ({ type, format });

const email = field('invalid_email', emailAddress);
const phone = field('invalid_phone_number', phoneNumber);
/** Of a link, a visit or a grant. */
const token = field('invalid_token', v.pipe(text, v.check(isToken, 'a token of 44 base64url characters')));
/** The provider's, in characters. Estimating the strength of a longer password would take seconds. */
const MAX_PASSWORD_LENGTH = 128;
const isShort = (value: string): boolean => Array.from(value).length <= MAX_PASSWORD_LENGTH;
/** An empty one is well-formed: it is refused later as weak or wrong. */
const password = field(
  'bad_request',
  v.pipe(anyText, v.check(isShort, `a string of at most ${MAX_PASSWORD_LENGTH} characters`)),
);
/** How long a link in an email is valid: 5 minutes to 7 days. */
const linkMinutes = field('invalid_expiration', minutes(5, 10_080));
const option = field('bad_request', v.nullish(flag, false));

/** The fields of requests, by name. */
const FIELDS = {
  email,
  email_address: email,
  phone_number: phone,
  mfa_phone_number: phone,
  password,
  existing_password: password,
  new_password: password,
  token,
  magic_links_token: token,
  discovery_magic_links_token: token,
  oauth_token: token,
  discovery_oauth_token: token,
  sso_token: token,
  impersonation_token: token,
  password_reset_token: token,
  method_id: field('invalid_method_id', text),
  code: field('invalid_code', text),
  set_mfa_enrollment: field('invalid_set_mfa_enrollment', oneOf(['enroll', 'unenroll'])),
  recovery_code: field('invalid_recovery_code', text),
  session_duration_minutes: field('invalid_session_duration_minutes', sessionMinutes),
  /** Of a one-time code. */
  expiration_minutes: field('invalid_expiration_otp', minutes(1, 10)),
  login_expiration_minutes: linkMinutes,
  signup_expiration_minutes: linkMinutes,
  reset_password_expiration_minutes: linkMinutes,
  discovery_expiration_minutes: linkMinutes,
  login_magic_link_url: field('invalid_login_magic_link_url', httpUrl),
  signup_magic_link_url: field('invalid_signup_magic_link_url', httpUrl),
  login_redirect_url: field('invalid_login_redirect_url', httpUrl),
  signup_redirect_url: field('invalid_signup_redirect_url', httpUrl),
  reset_password_redirect_url: field('invalid_password_reset_redirect_url', httpUrl),
  discovery_redirect_url: field('invalid_discovery_redirect_url', httpUrl),
  create_user_as_pending: option,
  organization_id: field('invalid_organization_id', text),
  organization_slug: field('invalid_organization_slug', text),
  member_id: field('bad_request', text),
  connection_id: field('missing_sso_connection_locator', text),
  stytch_csrf_token: field('bad_request', text),
  id_token: field('id_token_invalid', text),
  crypto_wallet_type: field('invalid_wallet_type', oneOf(['ethereum', 'solana'])),
  crypto_wallet_address: field('invalid_crypto_wallet_address', text),
  signature: field('signature_missing', text),
  name: field('empty_webauthn_registration_name', text),
  /** The RP ID. Browsers find out whether the page may use it. */
  domain: field('invalid_webauthn_registration_domain', domain),
  user_agent: field('invalid_user_agent', text),
  authenticator_type: field('invalid_authenticator_type', oneOf(['platform', 'cross-platform'])),
  override_id: field('bad_request', text),
  override_name: field('bad_request', text),
  override_display_name: field('bad_request', text),
  return_passkey_credential_options: option,
  use_base64_url_encoding: option,
  first_name: field('bad_request', text),
  middle_name: field('bad_request', text),
  last_name: field('bad_request', text),
};
type Fields = typeof FIELDS;
type Value<Key extends keyof Fields> = v.InferOutput<Fields[Key]['format']>;

/** @throws ApiError 400 of the field's type */
export function readAs<Output>(
  body: JsonObject,
  key: string,
  { type, format }: Field<Format<Output>>,
): Output {
  const { success, output, issues } = v.safeParse(format, body[key]);
  if (success) return output;
  throw new ApiError(400, type, `${key} must be ${issues[0].message}.`);
}

/**
 * The fields with these names, checked in this order.
 * @throws ApiError 400 as the provider names the first that is missing or malformed
 */
export function read<Key extends keyof Fields>(
  body: JsonObject,
  ...keys: readonly Key[]
): { readonly [Each in Key]: Value<Each> };
export function read(body: JsonObject, ...keys: readonly (keyof Fields)[]): object {
  return Object.fromEntries(keys.map((key) => [key, readAs<unknown>(body, key, FIELDS[key])]));
}

/**
 * A field that may be left out; undefined if it is absent, null or empty.
 * @throws ApiError 400 as the provider names it
 */
export function readOptional<Key extends keyof Fields>(body: JsonObject, key: Key): Value<Key> | undefined;
export function readOptional(body: JsonObject, key: keyof Fields): unknown {
  const value = body[key] ?? '';
  return value === '' ? undefined : readAs<unknown>(body, key, FIELDS[key]);
}

/**
 * The request body as an object.
 * @throws ApiError 400 if it is anything else
 */
export function requireObject(body: Json | undefined): JsonObject {
  if (!isJsonObject(body)) throw badRequest('The request body must be a JSON object.');
  return body;
}
