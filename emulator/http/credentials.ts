import type { IncomingMessage } from 'node:http';

import type { Session } from '../state/session.ts';
import type { Store } from '../state/store.ts';
import { ApiError, unauthorizedCredentials } from './api-error.ts';

const SCHEME = 'Basic ';

/** Who is calling, from `Authorization: Basic base64(publicToken:sessionTokenOrPublicToken)`. */
export interface Credentials {
  readonly publicToken: string;
  /** Null if the header repeats the public token, as it does while the visitor is signed out. */
  readonly sessionToken: string | null;
}

/**
 * Reads the Authorization header.
 * @throws ApiError 401 if it is missing, malformed or for another project
 */
export function readCredentials(store: Store, request: IncomingMessage): Credentials {
  const [publicToken, secret] = readBasic(request) ?? [];
  if (publicToken === undefined || !secret) throw unauthorizedCredentials();
  requirePublicToken(store, publicToken);
  return { publicToken, sessionToken: secret === publicToken ? null : secret };
}

/**
 * Makes sure that the caller is a server of this project: `Authorization: Basic base64(projectId:secret)`.
 * @throws ApiError 400 if the header is missing, malformed or for another project, 401 if the secret is wrong
 */
export function requireServer(store: Store, request: IncomingMessage): void {
  const basic = readBasic(request);
  if (basic === undefined) {
    const expected = 'The Authorization header must be "Basic", with the project ID and secret.';
    throw new ApiError(400, 'invalid_authorization_header', expected);
  }
  const { project_id, secret } = store.settings.dashboard;
  if (basic[0] !== project_id) {
    throw new ApiError(400, 'invalid_project_id_authentication', 'The project ID is not valid.');
  }
  if (basic[1] !== secret) throw unauthorizedCredentials();
}

/** User name and password of the Authorization header; undefined if it has none. */
function readBasic(request: IncomingMessage): [user: string, password: string] | undefined {
  const header = request.headers.authorization;
  if (header === undefined || !header.startsWith(SCHEME)) return undefined;
  const decoded = Buffer.from(header.slice(SCHEME.length), 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon === -1 ? undefined : [decoded.slice(0, colon), decoded.slice(colon + 1)];
}

/**
 * Makes sure that a public token is this project's.
 * @throws ApiError 401 if it is missing or for another project
 */
export function requirePublicToken(store: Store, publicToken: string | null): void {
  const only = store.settings.dashboard.public_token;
  const isAccepted = only === null ? publicToken?.startsWith('public-token-') : publicToken === only;
  if (!isAccepted) throw unauthorizedCredentials();
}

/** The caller's session, if there is one that has not expired. */
export function currentSession(store: Store, credentials: Credentials | null): Session | undefined {
  const session = store.sessions.get(credentials?.sessionToken ?? '');
  return session !== undefined && session.expiresAt > store.clock.now() ? session : undefined;
}

/**
 * The caller's session.
 * @throws ApiError 401 if the caller is signed out, 404 if the session is unknown or has expired
 */
export function requireSession(store: Store, credentials: Credentials | null): Session {
  if (credentials === null || credentials.sessionToken === null) {
    throw new ApiError(401, 'user_unauthenticated', 'The user is not signed in.');
  }
  const session = currentSession(store, credentials);
  if (session === undefined) throw new ApiError(404, 'session_not_found', 'Session could not be found.');
  return session;
}
