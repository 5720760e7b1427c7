import { requireMemberSession } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import { MS_PER_MINUTE } from '../../../state/clock.ts';
import { hashStrong } from '../../passwords/strength.ts';
import { refused } from '../../refusals.ts';
import { requireMember } from '../members/members.ts';
import { requireAllowedMethod, requireOrganization } from '../organizations/organizations.ts';
import { memberAuthenticateBody } from '../sessions/member-session-body.ts';
import { passwordFactor } from '../sign-in/factors.ts';
import { withFactor } from '../sign-in/intermediate-sessions.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';
import { endSessions, replacePassword, requirePasswordOf } from './member-password.ts';

/** To set a password by session, the member must have signed in this recently. */
const FRESH_FACTOR_MS = 5 * MS_PER_MINUTE;

/** Setting a new password without a reset email: by the old password or by a fresh session. */
export const memberPasswordChangeRoutes = [
  b2bRoute('POST', '/passwords/existing_password/reset', changeByPassword),
  b2bRoute('POST', '/passwords/session/reset', changeBySession),
];

async function changeByPassword(call: Call): Promise<object> {
  const { store, body } = call;
  const {
    email_address: email,
    existing_password: oldPassword,
    new_password: newPassword,
  } = read(body, 'email_address', 'existing_password', 'new_password');
  const request = readSignIn(store, body);
  const organization = requireOrganization(store.b2b, body);
  requireAllowedMethod(organization, 'password');
  const member = requireMember(store.b2b, organization, email);
  const key = store.b2b.passwordKey(email, organization);
  await requirePasswordOf(store, key, oldPassword);
  replacePassword(store.b2b, key, await hashStrong(call, store.b2b, newPassword, email));
  endSessions(store.b2b, email);
  return signIn(call, member, passwordFactor(store.clock.now(), organization), request);
}

async function changeBySession(call: Call): Promise<object> {
  const { store, credentials, body } = call;
  const session = requireMemberSession(store, credentials);
  const { email, organization } = session.member;
  const { password } = read(body, 'password');
  const isFresh = session.factors.some(({ at }) => at + FRESH_FACTOR_MS > store.clock.now());
  if (!isFresh) throw refused('session_too_old_to_reset_password');
  const owner = store.b2b.passwordKey(email, organization);
  replacePassword(store.b2b, owner, await hashStrong(call, store.b2b, password, email));
  const now = store.clock.now();
  session.factors = withFactor(session.factors, passwordFactor(now, organization));
  session.lastAccessedAt = now;
  return {
    member_id: session.member.id,
    ...(await memberAuthenticateBody(call, session)),
    member_device: null,
    member_authenticated: true,
    intermediate_session_token: '',
    mfa_required: null,
  };
}
