import type { HonoRequest } from 'hono';
import type { MemberSession } from '../state/b2b/member-session.ts';
import { fromBase64 } from '../state/base64.ts';
import type { Session } from '../state/session.ts';
import type { ProjectCredentials } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import { unauthorizedCredentials } from './api-error.ts';
import { refused } from './refusals.ts';
import { requireAuthorizedDomain } from './restrictions.ts';

const SCHEME = 'Basic ';

/** The two projects that the emulator has, which know nothing of each other's users. */
export type Project = 'consumer' | 'b2b';

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
export function readCredentials(store: Store, request: HonoRequest, project: Project): Credentials {
  const [publicToken, secret] = readBasic(request) ?? [];
  if (publicToken === undefined || !secret) throw unauthorizedCredentials();
  requirePage(store, request, publicToken, project);
  return { publicToken, sessionToken: secret === publicToken ? null : secret };
}

/**
 * Makes sure that the caller is a server of this project: `Authorization: Basic base64(projectId:secret)`.
 * @throws ApiError 400 if the header is missing, malformed or for another project, 401 if the secret is wrong
 */
export function requireServer({ project_id, secret }: ProjectCredentials, request: HonoRequest): void {
  const basic = readBasic(request);
  if (basic === undefined) throw refused('invalid_authorization_header');
  if (basic[0] !== project_id) throw refused('invalid_project_id_authentication');
  if (basic[1] !== secret) throw unauthorizedCredentials();
}

/** User name and password of the Authorization header; undefined if it has none. */
function readBasic(request: HonoRequest): [user: string, password: string] | undefined {
  const header = request.header('authorization');
  if (header === undefined || !header.startsWith(SCHEME)) return undefined;
  const decoded = new TextDecoder().decode(fromBase64(header.slice(SCHEME.length)));
  const colon = decoded.indexOf(':');
  return colon === -1 ? undefined : [decoded.slice(0, colon), decoded.slice(colon + 1)];
}

/** How every public token begins. Stytch wants an environment and a UUID after it, and the emulator nothing in particular. */
const PREFIX = 'public-token-';

/**
 * Makes sure that a public token is this project's.
 * @throws ApiError 401 if it is missing or for another project, 400 if it is no public token
 */
export function requirePublicToken(
  store: Store,
  publicToken: string | undefined,
  project: Project = 'consumer',
): void {
  if (publicToken !== undefined && !publicToken.startsWith(PREFIX)) throw refused('invalid_public_token_id');
  if (publicToken === undefined || projectOf(store, publicToken) !== project) throw unauthorizedCredentials();
}

/**
 * Makes sure that a public token is this project's, and that the calling page may use it.
 * @throws ApiError 401 if the token is not the project's, 400 if it is none, or the page may not use it
 */
export function requirePage(
  store: Store,
  request: HonoRequest,
  publicToken: string | undefined,
  project: Project,
): void {
  requirePublicToken(store, publicToken, project);
  const { settings } = project === 'b2b' ? store.b2b : store;
  requireAuthorizedDomain(settings.dashboard, request);
}

/** The project that a public token belongs to. */
export function projectOf(store: Store, publicToken: string): Project | undefined {
  if (publicToken === store.b2b.settings.dashboard.public_token) return 'b2b';
  const only = store.settings.dashboard.public_token;
  const isAccepted = only === null ? publicToken.startsWith(PREFIX) : publicToken === only;
  return isAccepted ? 'consumer' : undefined;
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
  return requireKnown(credentials, currentSession(store, credentials));
}

/** The calling member's session, if there is one that has not expired. */
export function currentMemberSession(
  { b2b, clock }: Store,
  credentials: Credentials | null,
): MemberSession | undefined {
  const session = b2b.sessions.get(credentials?.sessionToken ?? '');
  return session !== undefined && session.expiresAt > clock.now() ? session : undefined;
}

/**
 * The calling member's session.
 * @throws ApiError 401 if the caller is signed out, 404 if the session is unknown or has expired
 */
export function requireMemberSession(store: Store, credentials: Credentials | null): MemberSession {
  return requireKnown(credentials, currentMemberSession(store, credentials));
}

function requireKnown<Known>(credentials: Credentials | null, session: Known | undefined): Known {
  if (credentials === null || credentials.sessionToken === null) throw refused('user_unauthenticated');
  if (session === undefined) throw refused('session_not_found');
  return session;
}
