import { ApiError } from '../../http/api-error.ts';
import { requireToken } from '../../http/fields.ts';
import { b2bRoute, type Call, type Route } from '../../http/router.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { memberAuthenticateBody } from './sessions/member-authenticate-body.ts';
import type { MemberSessionSigner } from './sessions/member-session-jwt.ts';
import { startSession } from './sessions/start-session.ts';

const SESSION_MS = 60 * MS_PER_MINUTE;

/** Signing in as a member, with a token that the provider's dashboard gives to the project's own staff. */
export function impersonationRoutes(signer: MemberSessionSigner): Route[] {
  return [b2bRoute('POST', '/impersonation/authenticate', (call) => authenticate(call, signer))];
}

async function authenticate(call: Call, signer: MemberSessionSigner): Promise<object> {
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
  const session = startSession(call, member, now + SESSION_MS);
  const impersonator = { impersonator_id: 'emulator', impersonator_email_address: 'staff@example.com' };
  const details = { impersonated_factor: impersonator };
  session.factors = [{ method: 'impersonated', details, organizationId: member.organization.id, at: now }];
  return {
    member_id: member.id,
    organization_id: member.organization.id,
    ...(await memberAuthenticateBody(signer, store, session)),
    member_authenticated: true,
    intermediate_session_token: '',
    mfa_required: null,
  };
}
