import { refusals } from '../http/api-error.ts';
import { read } from '../http/fields.ts';
import { type Call, sdkRoute } from '../http/route.ts';
import { MS_PER_MINUTE } from '../state/clock.ts';
import { authenticateBody } from './sessions/session-body.ts';
import { startSession } from './sessions/session-life.ts';

const SESSION_MS = 60 * MS_PER_MINUTE;

const refused = refusals({
  unable_to_auth_impersonation_token: [401, 'The impersonation token is unknown or was used already.'],
});

/** Signing in as a user, with a token that the provider's dashboard gives to the project's own staff. */
export const impersonationRoutes = [sdkRoute('POST', '/impersonation/authenticate', authenticate)];

async function authenticate(call: Call): Promise<object> {
  const { store } = call;
  const { impersonation_token: token } = read(call.body, 'impersonation_token');
  const recipient = store.impersonations.get(token);
  if (recipient === undefined) throw refused('unable_to_auth_impersonation_token');
  store.impersonations.delete(token);
  const { user, contact } = recipient;
  const now = store.clock.now();
  const factor = { type: 'impersonated', deliveryMethod: 'impersonation', contact, at: now } as const;
  const session = { ...startSession(call, 'session', now + SESSION_MS), user, factors: [factor] };
  store.sessions.set(session.token, session);
  return { user_id: user.id, ...(await authenticateBody(call, session)) };
}
