import { requireSession } from '../../http/credentials.ts';
import { readOptional } from '../../http/fields.ts';
import { sdkRoute } from '../../http/route.ts';
import { jwksRoute } from './jwks.ts';
import { authenticateBody } from './session-body.ts';
import { extendSession } from './session-life.ts';

/** Refreshing and revoking the caller's session, and the public key of its JWT. */
export const sessionRoutes = [
  sdkRoute('POST', '/sessions/authenticate', (call) => {
    const session = requireSession(call.store, call.credentials);
    extendSession(
      session,
      readOptional(call.optionalBody, 'session_duration_minutes'),
      call.store.clock.now(),
    );
    return authenticateBody(call, session);
  }),
  sdkRoute('POST', '/sessions/revoke', ({ store, credentials }) => {
    store.sessions.delete(requireSession(store, credentials).token);
    return {};
  }),
  jwksRoute('/v1/sessions/jwks/:projectId', ({ settings }) => settings.dashboard.project_id),
];
