import { ApiError, badRequest } from '../../http/api-error.ts';
import { requireObject } from '../../http/fields.ts';
import { optionalSessionMinutes } from '../../http/minutes.ts';
import { backendRoute, type Route } from '../../http/router.ts';
import { isJsonObject, type JsonObject } from '../../state/json.ts';
import type { Session } from '../../state/session.ts';
import type { Store } from '../../state/store.ts';
import { requireUser } from '../users.ts';
import { authenticateBody } from './authenticate-body.ts';
import { extendSession } from './extend-session.ts';
import { sessionBody } from './session-body.ts';
import type { SessionSigner } from './session-jwt.ts';

/** The JWT's own claims, which the provider does not let a server replace. */
const RESERVED_CLAIMS: ReadonlySet<string> = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti']);

/** What the project's servers can do with sessions. */
export function backendSessionRoutes(signer: SessionSigner): Route[] {
  return [
    backendRoute('GET', '/sessions', ({ store, url }) => {
      const user = requireUser(store, url.searchParams.get('user_id') ?? '');
      const now = store.clock.now();
      const sessions = [...store.sessions.values()].filter(
        (session) => session.user === user && session.expiresAt > now,
      );
      return { sessions: sessions.map(sessionBody) };
    }),
    backendRoute('POST', '/sessions/authenticate', async ({ store, body }) => {
      const request = requireObject(body);
      refuseAuthorizationCheck(request);
      requireOneOf(request, ['session_token', 'session_jwt'], {
        none: 'no_session_arguments',
        many: 'too_many_session_arguments',
      });
      const minutes = optionalSessionMinutes(request);
      const claims = readCustomClaims(request);
      const session = await requireGivenSession(store, signer, request);
      extendSession(session, minutes, store.clock.now());
      session.customClaims = mergeClaims(session.customClaims, claims);
      return authenticateBody(signer, store, session);
    }),
    backendRoute('POST', '/sessions/revoke', async ({ store, body }) => {
      const request = requireObject(body);
      requireOneOf(request, ['session_id', 'session_token', 'session_jwt'], {
        none: 'no_session_revoke_arguments',
        many: 'too_many_session_revoke_arguments',
      });
      store.sessions.delete((await requireGivenSession(store, signer, request)).token);
      return {};
    }),
  ];
}

/**
 * The session that the request names by its id, token or JWT. An expired JWT will do as long as its session lasts.
 * @throws ApiError 400 if the JWT is not one of this project's, 404 if there is no such session or it has expired
 */
async function requireGivenSession(
  store: Store,
  signer: SessionSigner,
  { session_id: givenId, session_token: token, session_jwt: jwt }: JsonObject,
): Promise<Session> {
  const byToken = typeof token === 'string' ? store.sessions.get(token) : undefined;
  const id =
    typeof jwt === 'string'
      ? await signer.readSessionId(jwt, store.settings.dashboard.project_id)
      : (byToken?.id ?? givenId);
  if (typeof jwt === 'string' && id === undefined) {
    throw new ApiError(400, 'unable_to_parse_session_jwt', 'The session JWT could not be parsed.');
  }
  const session = typeof id === 'string' ? store.findSession(id) : undefined;
  if (session === undefined) throw new ApiError(404, 'session_not_found', 'Session could not be found.');
  return session;
}

/** @throws ApiError 400 of these types unless exactly one of the keys has a value, which must be a string */
function requireOneOf(
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
