import { backendRoute } from '../../http/route.ts';
import { requireUser } from '../users/users.ts';
import { refreshNamedSession, requireNamedSession, requireOneOf } from './backend-arguments.ts';
import { authenticateBody, sessionBody } from './session-body.ts';

/** The routes of the project's servers about sessions. */
export const backendSessionRoutes = [
  backendRoute('GET', '/sessions', ({ store, c }) => {
    const user = requireUser(store, c.req.query('user_id'));
    const now = store.clock.now();
    const sessions = [...store.sessions.values()].filter(
      (session) => session.user === user && session.expiresAt > now,
    );
    return { sessions: sessions.map(sessionBody) };
  }),
  backendRoute('POST', '/sessions/authenticate', async (call) =>
    authenticateBody(call, await refreshNamedSession(call, call.store)),
  ),
  backendRoute('POST', '/sessions/revoke', async (call) => {
    const { store, body } = call;
    requireOneOf(body, ['session_id', 'session_token', 'session_jwt'], {
      none: 'no_session_revoke_arguments',
      many: 'too_many_session_revoke_arguments',
    });
    store.sessions.delete((await requireNamedSession(call, store, body['session_id'])).token);
    return {};
  }),
];
