import { requireMemberSession } from '../../../http/credentials.ts';
import { readOptional } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import { jwksRoute } from '../../sessions/jwks.ts';
import { extendSession } from '../../sessions/session-life.ts';
import { requireMember } from '../members/members.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { isTransferable } from '../sign-in/factors.ts';
import { keepIntermediateSession } from '../sign-in/intermediate-sessions.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';
import { memberAuthenticateBody } from './member-session-body.ts';

/** Refreshing, revoking and taking a session to another organization, and the public key of its JWT. */
export const memberSessionRoutes = [
  b2bRoute('POST', '/sessions/authenticate', (call) => {
    const session = requireMemberSession(call.store, call.credentials);
    extendSession(
      session,
      readOptional(call.optionalBody, 'session_duration_minutes'),
      call.store.clock.now(),
    );
    return memberAuthenticateBody(call, session);
  }),
  b2bRoute('POST', '/sessions/exchange', exchangeSession),
  b2bRoute('POST', '/sessions/revoke', ({ store, credentials }) => {
    store.b2b.sessions.delete(requireMemberSession(store, credentials).token);
    return {};
  }),
  jwksRoute('/v1/b2b/sessions/jwks/:projectId', ({ b2b }) => b2b.settings.dashboard.project_id),
];

/** Unlike the exchange of an intermediate session, this makes nobody a member. */
function exchangeSession(call: Call): Promise<object> {
  const { store, credentials, body } = call;
  const { member, factors } = requireMemberSession(store, credentials);
  const organization = requireOrganization(store.b2b, body);
  const { minutes } = readSignIn(store, body);
  const target = requireMember(store.b2b, organization, member.email);
  const proved = target === member ? factors : factors.filter(isTransferable);
  if (proved.length === 0) throw refused('insufficient_factors_for_session_exchange');
  const intermediate = keepIntermediateSession(store, undefined, member.email, proved);
  return signIn(call, target, undefined, { intermediate, minutes });
}
