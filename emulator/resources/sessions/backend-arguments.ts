import { ApiError, badRequest } from '../../http/api-error.ts';
import { readOptional } from '../../http/fields.ts';
import { refused } from '../../http/refusals.ts';
import type { Call } from '../../http/route.ts';
import { isToken } from '../../state/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../../state/json.ts';
import type { BaseSession, JwtProject } from '../../state/session.ts';
import { extendSession } from './session-life.ts';

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
function refuseAuthorizationCheck({ authorization_check: check }: JsonObject): void {
  if (check !== undefined && check !== null) {
    throw badRequest('The emulator does not support authorization_check.');
  }
}

function readCustomClaims({ session_custom_claims: claims }: JsonObject): JsonObject {
  if (claims === undefined || claims === null) return {};
  if (!isJsonObject(claims)) throw badRequest('session_custom_claims must be an object.');
  return claims;
}

/** Null removes a claim. */
function mergeClaims(current: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(
      ([key, value]) => value !== null && !RESERVED_CLAIMS.has(key),
    ),
  );
}

/** A project, as far as its servers' calls about sessions go. */
interface SessionProject<Named extends BaseSession> {
  /** By token. */
  readonly sessions: ReadonlyMap<string, Named>;
  readonly settings: { readonly dashboard: JwtProject };
}

/**
 * The session that a server names by its id, token or JWT. An expired JWT will do as long as its session lasts.
 * @param givenId of the session
 * @throws ApiError 400 if the token or JWT is not one of this project's, 404 if there is no such session or it has expired
 */
export async function requireNamedSession<Named extends BaseSession>(
  { key, store, body: { session_token: token, session_jwt: jwt } }: Call,
  { sessions, settings }: SessionProject<Named>,
  givenId?: Json,
): Promise<Named> {
  if (typeof token === 'string' && !isToken(token)) {
    throw new ApiError(400, 'invalid_session_token', 'Session token format is invalid.');
  }
  const byToken = typeof token === 'string' ? sessions.get(token) : undefined;
  const { project_id: projectId } = settings.dashboard;
  const id = typeof jwt === 'string' ? await key.readSessionId(jwt, projectId) : (byToken?.id ?? givenId);
  if (typeof jwt === 'string' && id === undefined) {
    throw new ApiError(400, 'unable_to_parse_session_jwt', 'The session JWT could not be parsed.');
  }
  const session = [...sessions.values()].find((known) => known.id === id);
  if (session !== undefined && session.expiresAt > store.clock.now()) return session;
  throw refused('session_not_found');
}

/**
 * The session that a server authenticates by its token or JWT, with the duration and claims that the server asks for.
 * @throws ApiError 400 if anything in the request is wrong, 404 if there is no such session or it has expired
 */
export async function refreshNamedSession<Named extends BaseSession>(
  call: Call,
  project: SessionProject<Named>,
): Promise<Named> {
  const { body } = call;
  refuseAuthorizationCheck(body);
  requireOneOf(body, ['session_token', 'session_jwt'], {
    none: 'no_session_arguments',
    many: 'too_many_session_arguments',
  });
  const minutes = readOptional(body, 'session_duration_minutes');
  const claims = readCustomClaims(body);
  const session = await requireNamedSession(call, project);
  extendSession(session, minutes, call.store.clock.now());
  session.customClaims = mergeClaims(session.customClaims, claims);
  return session;
}
