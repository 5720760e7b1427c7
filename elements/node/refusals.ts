/** What Stytch's refusals say of a session, and of the server that asked. */
import type { StytchError } from 'stytch';

/** By these Stytch says that the session is over, or that what it was given has never been one of this project. */
const DEAD: ReadonlySet<string> = new Set([
  'session_not_found',
  'invalid_session_token',
  'unable_to_parse_session_jwt',
  'incompatible_session_type',
  'jwt_invalid_audience',
  'jwt_invalid_claims',
  'jwt_invalid_issuer',
]);

/** By these it says that the server is not set up correctly. */
const CREDENTIALS: ReadonlySet<string> = new Set([
  'invalid_authorization_header',
  'invalid_project_id_authentication',
  'unauthorized_credentials',
]);

export const isRefusal = (error: unknown): error is StytchError =>
  typeof Reflect.get(Object(error), 'error_type') === 'string';

export const isDead = (error: unknown): boolean => isRefusal(error) && DEAD.has(error.error_type);

/** Errors of the package have the request with its token, which must not end up in a log. */
export function withoutSecrets(error: unknown): Error {
  if (!isRefusal(error)) {
    return new Error(`Stytch cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { status_code: status, error_type: type, request_id: id } = error;
  const hint = CREDENTIALS.has(type) ? ' Check `project_id`, `secret` and `env` of the client.' : '';
  return new Error(`Stytch answered ${status} ${type} (${id}).${hint}`);
}
