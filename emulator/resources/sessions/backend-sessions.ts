import { backendRoute, type Route } from '../../http/router.ts';
import type { JsonObject } from '../../state/json.ts';
import type { Session } from '../../state/session.ts';
import type { Store } from '../../state/store.ts';
import { requireUser } from '../users/users.ts';
import { authenticateBody } from './authenticate-body.ts';
import {
  mergeClaims,
  readAuthenticateRequest,
  requireNamedSession,
  requireOneOf,
} from './backend-arguments.ts';
import { extendSession } from './extend-session.ts';
import { sessionBody } from './session-body.ts';
import type { SessionSigner } from './session-jwt.ts';

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
      const { minutes, claims } = readAuthenticateRequest(body);
      const session = await requireGivenSession(store, signer, body);
      extendSession(session, minutes, store.clock.now());
      session.customClaims = mergeClaims(session.customClaims, claims);
      return authenticateBody(signer, store, session);
    }),
    backendRoute('POST', '/sessions/revoke', async ({ store, body }) => {
      requireOneOf(body, ['session_id', 'session_token', 'session_jwt'], {
        none: 'no_session_revoke_arguments',
        many: 'too_many_session_revoke_arguments',
      });
      store.sessions.delete((await requireGivenSession(store, signer, body)).token);
      return {};
    }),
  ];
}

/**
 * The session that the request names by its id, token or JWT.
 * @throws ApiError 400 if the JWT is not one of this project's, 404 if there is no such session or it has expired
 */
function requireGivenSession(
  { sessions, clock, settings }: Store,
  signer: SessionSigner,
  { session_id: id, session_token: token, session_jwt: jwt }: JsonObject,
): Promise<Session> {
  const readSessionId = (text: string) => signer.readSessionId(text, settings.dashboard.project_id);
  return requireNamedSession(sessions, { id, token, jwt }, readSessionId, clock.now());
}
