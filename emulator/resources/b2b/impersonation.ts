import { ApiError } from '../../http/api-error.ts';
import { requireToken } from '../../http/fields.ts';
import { b2bRoute, type Call, type Route } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { JwtKey } from '../sessions/jwt-key.ts';
import { startSession } from '../sessions/start-session.ts';
import { memberAuthenticateBody } from './sessions/member-authenticate-body.ts';

const SESSION_MS = 60 * MS_PER_MINUTE;

/** Signing in as a member, with a token that the provider's dashboard gives to the project's own staff. */
export function impersonationRoutes(key: JwtKey): Route[] {
  return [b2bRoute('POST', '/impersonation/authenticate', (call) => authenticate(call, key))];
}

async function authenticate(call: Call, key: JwtKey): Promise<object> {
  const { store } = call;
  const token = requireToken(call.body, 'impersonation_token');
  const member = store.b2b.impersonations.get(token);
  if (member === undefined) {
    throw new ApiError(
      401,
      'unable_to_auth_impersonation_token',
      'The impersonation token is unknown or was used already.',
    );
  }
  store.b2b.impersonations.delete(token);
  const now = store.clock.now();
  const impersonator = { impersonator_id: 'emulator', impersonator_email_address: 'staff@example.com' };
  const details = { impersonated_factor: impersonator };
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
    ...(await memberAuthenticateBody(key, store, session)),
    member_authenticated: true,
    intermediate_session_token: '',
    mfa_required: null,
  };
}
