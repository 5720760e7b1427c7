import { read } from '../../http/fields.ts';
import { b2bRoute, type Call } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { IMPERSONATOR } from '../sessions/session-body.ts';
import { startSession } from '../sessions/session-life.ts';
import { refused } from './refusals.ts';
import { memberAuthenticateBody } from './sessions/member-session-body.ts';

const SESSION_MS = 60 * MS_PER_MINUTE;

/** Signing in as a member, with a token that the provider's dashboard gives to the project's own staff. */
export const impersonationRoutes = [b2bRoute('POST', '/impersonation/authenticate', authenticate)];

async function authenticate(call: Call): Promise<object> {
  const { store } = call;
  const { impersonation_token: token } = read(call.body, 'impersonation_token');
  const member = store.b2b.impersonations.get(token);
  if (member === undefined) throw refused('unable_to_auth_impersonation_token');
  store.b2b.impersonations.delete(token);
  const now = store.clock.now();
  const details = { impersonated_factor: IMPERSONATOR };
  const factor = {
    method: 'impersonated',
    details,
    organizationId: member.organization.id,
    at: now,
  } as const;
  const session = { ...startSession(call, 'member-session', now + SESSION_MS), member, factors: [factor] };
  store.b2b.sessions.set(session.token, session);
  return {
    member_id: member.id,
    organization_id: member.organization.id,
    ...(await memberAuthenticateBody(call, session)),
    member_authenticated: true,
    intermediate_session_token: '',
    mfa_required: null,
  };
}
