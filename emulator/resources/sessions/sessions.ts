import { requireSession } from '../../http/credentials.ts';
import { optionalSessionMinutes } from '../../http/minutes.ts';
import { type Route, sdkRoute } from '../../http/router.ts';
import { authenticateBody } from './authenticate-body.ts';
import { extendSession } from './extend-session.ts';
import { jwksRoute } from './jwks.ts';
import type { JwtKey } from './jwt-key.ts';

/** Refreshing and revoking the caller's session, and the public key of its JWT. */
export function sessionRoutes(key: JwtKey): Route[] {
  return [
    sdkRoute('POST', '/sessions/authenticate', ({ store, credentials, optionalBody }) => {
      const session = requireSession(store, credentials);
      extendSession(session, optionalSessionMinutes(optionalBody), store.clock.now());
      return authenticateBody(key, store, session);
    }),
    sdkRoute('POST', '/sessions/revoke', ({ store, credentials }) => {
      store.sessions.delete(requireSession(store, credentials).token);
      return {};
    }),
    jwksRoute('/v1/sessions/jwks/:projectId', key, ({ settings }) => settings.dashboard.project_id),
  ];
}
