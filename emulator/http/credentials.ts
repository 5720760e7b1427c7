import type { IncomingMessage } from 'node:http';
import type { Session } from '../state/model.ts';
import type { Store } from '../state/store.ts';
import { ApiError, unauthorizedCredentials } from './api-error.ts';

/** Who is calling, out of `Authorization: Basic base64(publicToken:sessionTokenOrPublicToken)`. */
export interface Credentials {
  readonly publicToken: string;
  /** Null when the header repeats the public token, as the SDK does while signed out. */
  readonly sessionToken: string | null;
}

/**
 * Reads the Authorization header.
 * @throws ApiError 401 when it is missing, unreadable, or its token is not this project's.
 */
export function readCredentials(store: Store, request: IncomingMessage): Credentials {
  const header = request.headers.authorization;
  if (header === undefined || !header.startsWith('Basic ')) throw unauthorizedCredentials();
  const [publicToken = '', secret = ''] = Buffer.from(header.slice(6), 'base64')
    .toString('utf8')
    .split(':', 2);
  if (!isAccepted(store, publicToken) || secret === '') throw unauthorizedCredentials();
  return { publicToken, sessionToken: secret === publicToken ? null : secret };
}

/** Whether the token is this project's. */
export function isAccepted(store: Store, publicToken: string): boolean {
  const pinned = store.settings.project.public_token;
  return pinned === null ? publicToken.startsWith('public-token-') : publicToken === pinned;
}

/** The live session that the caller holds, if any. */
export function currentSession(store: Store, credentials: Credentials | null): Session | undefined {
  const session = store.sessions.get(credentials?.sessionToken ?? '');
  return session !== undefined && session.expiresAt > store.now() ? session : undefined;
}

/**
 * The live session that the caller must hold.
 * @throws ApiError 401 when signed out, 404 when the session has expired or never was.
 */
export function requireSession(store: Store, credentials: Credentials | null): Session {
  if (credentials === null || credentials.sessionToken === null) {
    throw new ApiError(401, 'user_unauthenticated', 'The user is not signed in.');
  }
  const session = currentSession(store, credentials);
  if (session === undefined) throw new ApiError(404, 'session_not_found', 'Session could not be found.');
  return session;
}
