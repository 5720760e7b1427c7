import * as v from 'valibot';
import { field, read, readAs } from '../../http/fields.ts';
import { b2bRoute, type Call } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { minutes } from '../../state/formats.ts';
import { makeId } from '../../state/ids.ts';
import type { OneTimeCode } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import { makeCode, requireCode } from '../one-time-code.ts';
import { discoveryBody } from './discovery/discovered-organizations.ts';
import { requireMember } from './members/members.ts';
import { requireAllowedMethod, requireOrganization } from './organizations/organizations.ts';
import { emailFactor } from './sign-in/factors.ts';
import { findOrProvision } from './sign-in/provisioning.ts';
import { readSignIn, signIn } from './sign-in/sign-in.ts';

/** How long a code in an email is valid: 2 to 15 minutes. */
const MINUTES = field('invalid_expiration_otp', v.nullish(minutes(2, 15), 10));

/** One-time codes by email that sign in to an organization, or lead to the list of organizations. */
export const memberCodeRoutes = [
  b2bRoute('POST', '/otps/email/login_or_signup', sendMemberCode),
  b2bRoute('POST', '/otps/email/authenticate', authenticateMemberCode),
  b2bRoute('POST', '/otps/email/discovery/send', sendDiscoveryCode),
  b2bRoute('POST', '/otps/email/discovery/authenticate', authenticateDiscoveryCode),
];

function sendMemberCode({ store, body }: Call): object {
  const { email_address: email } = read(body, 'email_address');
  const organization = requireOrganization(store.b2b, body);
  requireAllowedMethod(organization, 'email_otp');
  // The provider checks both, though it uses only one.
  const login = readAs(body, 'login_expiration_minutes', MINUTES);
  const signup = readAs(body, 'signup_expiration_minutes', MINUTES);
  const member = findOrProvision(store, organization, email);
  const expiresIn = member.status === 'active' ? login : signup;
  store.b2b.memberCodes.set(member.id, deliverCode(store, email, expiresIn));
  return {};
}

async function authenticateMemberCode(call: Call): Promise<object> {
  const { store, body } = call;
  const { b2b, clock } = store;
  const { email_address: email, code } = read(body, 'email_address', 'code');
  const request = readSignIn(store, body);
  const member = requireMember(b2b, requireOrganization(b2b, body), email);
  requireCode(b2b.memberCodes.get(member.id), code, clock.now()).used = true;
  const answer = await signIn(call, member, emailFactor('email_otp', member, clock.now()), request);
  return { ...answer, organization_id: member.organization.id, method_id: member.emailId };
}

function sendDiscoveryCode({ store, body }: Call): object {
  const { email_address: email } = read(body, 'email_address');
  const expiresIn = readAs(body, 'discovery_expiration_minutes', MINUTES);
  store.b2b.discoveryCodes.set(email, deliverCode(store, email, expiresIn));
  return {};
}

function authenticateDiscoveryCode({ store, body }: Call): object {
  const { b2b, clock } = store;
  const { email_address: email, code } = read(body, 'email_address', 'code');
  requireCode(b2b.discoveryCodes.get(email), code, clock.now()).used = true;
  const factor = emailFactor('email_otp', { emailId: makeId('email'), email }, clock.now());
  return discoveryBody(store, email, factor);
}

function deliverCode({ clock, inbox }: Store, email: string, expiresIn: number): OneTimeCode {
  const sent = makeCode(clock.now() + expiresIn * MS_PER_MINUTE);
  inbox.deliver({ channel: 'email', to: email, kind: 'one-time-code', code: sent.code });
  return sent;
}
