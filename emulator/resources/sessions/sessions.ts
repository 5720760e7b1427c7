import { requireSession } from '../../http/credentials.ts';
import { requireObject } from '../../http/fields.ts';
import { optionalSessionMinutes } from '../../http/minutes.ts';
import { json } from '../../http/replies.ts';
import { openRoute, type Route, sdkRoute } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { authenticateBody } from './authenticate-body.ts';
import type { SessionSigner } from './session-jwt.ts';

/** Refreshing and revoking the caller's session, and the public key of its JWT. */
export function sessionRoutes(signer: SessionSigner): Route[] {
  return [
    sdkRoute('POST', '/sessions/authenticate', ({ store, credentials, body }) => {
      const session = requireSession(store, credentials);
      const minutes = optionalSessionMinutes(requireObject(body ?? {}));
      const now = store.clock.now();
      session.lastAccessedAt = now;
      // Without a duration, the provider keeps the session's expiry.
      if (minutes !== undefined) session.expiresAt = now + minutes * MS_PER_MINUTE;
      return authenticateBody(signer, session, now);
    }),
    sdkRoute('POST', '/sessions/revoke', ({ store, credentials }) => {
      store.sessions.delete(requireSession(store, credentials).token);
      return {};
    }),
    openRoute('GET', '/v1/sessions/jwks/:projectId', () => json(signer.jwks)),
  ];
}
