import { read } from '../../../http/fields.ts';
import { checkVerifier, readChallenge } from '../../../http/pkce.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import type { DiscoveryLink, MemberLink } from '../../../state/b2b/pending-sign-ins.ts';
import { makeId } from '../../../state/ids.ts';
import type { JsonObject } from '../../../state/json.ts';
import { hashStrong } from '../../passwords/strength.ts';
import { readLink, readTarget, requireLink } from '../../redirects.ts';
import { discoveryBody } from '../discovery/discovered-organizations.ts';
import { issueDiscoveryLink, issueMemberLink } from '../emailed-links.ts';
import { isHidden, requireMember } from '../members/members.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { emailFactor, passwordFactor } from '../sign-in/factors.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';
import { endSessions, replacePassword, requireCrossOrgKey } from './member-password.ts';

const RESET_MINUTES = 30;
const LOGIN_MINUTES = 60;

/** Sending a reset email, and setting a new password with its token, for one organization or in discovery. */
export const memberPasswordResetRoutes = [
  b2bRoute('POST', '/passwords/email/reset/start', sendResetEmail),
  b2bRoute('POST', '/passwords/email/reset', resetByEmail),
  b2bRoute('POST', '/passwords/discovery/reset/start', sendDiscoveryResetEmail),
  b2bRoute('POST', '/passwords/discovery/reset', resetInDiscovery),
];

function sendResetEmail({ store, body }: Call): object {
  const { b2b, inbox } = store;
  const { email_address: email } = read(body, 'email_address');
  const organization = requireOrganization(b2b, body);
  const reset = readLink(store, b2b, body, 'reset_password', RESET_MINUTES);
  const login = readLink(store, b2b, body, 'login', LOGIN_MINUTES);
  const required = b2b.settings.bootstrap.pkce_required_for_password_resets;
  const codeChallenge = readChallenge(body, required, 'code_challenge');
  if (isHidden(b2b, organization, email)) return {};
  const member = requireMember(b2b, organization, email);
  inbox.deliver({
    channel: 'email',
    to: email,
    kind: 'reset-password',
    link: issueMemberLink(b2b, reset, 'reset_password', { member, codeChallenge }),
    loginLink: issueMemberLink(b2b, login, 'login', { member, codeChallenge }),
  });
  return {};
}

async function resetByEmail(call: Call): Promise<object> {
  const { store, body } = call;
  const request = readSignIn(store, body);
  const { member } = await spendResetLink(
    call,
    body,
    store.b2b.memberLinks,
    ({ member: { email, organization } }) => ({ email, key: store.b2b.passwordKey(email, organization) }),
    'code_verifier',
  );
  // The email has proved the address.
  member.emailVerified = true;
  endSessions(store.b2b, member.email);
  const answer = await signIn(call, member, passwordFactor(store.clock.now(), member.organization), request);
  return { ...answer, organization_id: member.organization.id, member_email_id: member.emailId };
}

function sendDiscoveryResetEmail({ store, body }: Call): object {
  const { b2b, inbox } = store;
  const { email_address: email } = read(body, 'email_address');
  requireCrossOrgKey(b2b, email);
  const reset = readLink(store, b2b, body, 'reset_password', RESET_MINUTES);
  const discovery = { ...reset, target: readTarget(b2b, body, 'discovery') };
  const required = b2b.settings.bootstrap.pkce_required_for_password_resets;
  const codeChallenge = readChallenge(body, required, 'pkce_code_challenge');
  inbox.deliver({
    channel: 'email',
    to: email,
    kind: 'reset-password',
    link: issueDiscoveryLink(b2b, reset, { email, codeChallenge, purpose: 'reset-password' }),
    loginLink: issueDiscoveryLink(b2b, discovery, { email, codeChallenge, purpose: 'sign-in' }),
  });
  return {};
}

async function resetInDiscovery(call: Call): Promise<object> {
  const { store, body } = call;
  const { email } = await spendResetLink(
    call,
    body,
    store.b2b.discoveryLinks,
    ({ email }) => ({ email, key: email }),
    'pkce_code_verifier',
  );
  endSessions(store.b2b, email);
  const now = store.clock.now();
  // The email has proved the address.
  const link = emailFactor('magic_link', { emailId: makeId('email'), email }, now);
  return discoveryBody(store, email, link, passwordFactor(now));
}

/**
 * Sets the new password of a request whose `password_reset_token` is of a link that has not been used.
 * @returns the link
 */
async function spendResetLink<Link extends MemberLink | DiscoveryLink>(
  call: Call,
  body: JsonObject,
  links: ReadonlyMap<string, Link>,
  ownerOf: (link: Link) => { readonly email: string; readonly key: string },
  verifierKey: string,
): Promise<Link> {
  const { b2b, clock } = call.store;
  const { password_reset_token: token, password } = read(body, 'password_reset_token', 'password');
  const usable = (): Link => requireLink(links, token, 'reset-password', clock.now());
  const link = usable();
  checkVerifier(link.codeChallenge, body[verifierKey]);
  const { email, key } = ownerOf(link);
  const hash = await hashStrong(call, b2b, password, email);
  // Another request may have used the token while this one was waiting.
  usable();
  link.used = true;
  replacePassword(b2b, key, hash);
  return link;
}
