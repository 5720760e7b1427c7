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
import type { JwtKey } from './jwt-key.ts';
import { sessionBody } from './session-body.ts';

/** What the project's servers can do with sessions. */
export function backendSessionRoutes(key: JwtKey): Route[] {
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
      const session = await requireGivenSession(store, key, body);
      extendSession(session, minutes, store.clock.now());
      session.customClaims = mergeClaims(session.customClaims, claims);
      return authenticateBody(key, store, session);
    }),
    backendRoute('POST', '/sessions/revoke', async ({ store, body }) => {
      requireOneOf(body, ['session_id', 'session_token', 'session_jwt'], {
        none: 'no_session_revoke_arguments',
        many: 'too_many_session_revoke_arguments',
      });
      store.sessions.delete((await requireGivenSession(store, key, body)).token);
      return {};
    }),
  ];
}

const requireGivenSession = (
  { sessions, clock, settings }: Store,
  key: JwtKey,
  body: JsonObject,
): Promise<Session> =>
  requireNamedSession(sessions, body, body['session_id'], key, settings.dashboard, clock.now());
