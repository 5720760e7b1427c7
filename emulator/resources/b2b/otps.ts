import { requireEmail, requireText } from '../../http/fields.ts';
import { type MinutesRule, optionalMinutes } from '../../http/minutes.ts';
import { b2bRoute, type Call } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { makeId } from '../../state/ids.ts';
import type { JsonObject } from '../../state/json.ts';
import type { OneTimeCode } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import { makeCode, requireCode } from '../one-time-code.ts';
import { discoveryBody } from './discovery/discovered-organizations.ts';
import { requireMember } from './members/members.ts';
import { requireAllowedMethod, requireOrganization } from './organizations/organizations.ts';
import { emailFactor } from './sign-in/factors.ts';
import { findOrProvision } from './sign-in/provisioning.ts';
import { readSignIn, signIn } from './sign-in/sign-in.ts';

const DEFAULT_MINUTES = 10;
/** How long a code in an email is valid: 2 to 15 minutes. */
const MINUTES: MinutesRule = { min: 2, max: 15, errorType: 'invalid_expiration_otp' };

/** One-time codes by email that sign in to an organization, or lead to the list of organizations. */
export const memberCodeRoutes = [
  b2bRoute('POST', '/otps/email/login_or_signup', sendMemberCode),
  b2bRoute('POST', '/otps/email/authenticate', authenticateMemberCode),
  b2bRoute('POST', '/otps/email/discovery/send', sendDiscoveryCode),
  b2bRoute('POST', '/otps/email/discovery/authenticate', authenticateDiscoveryCode),
];

function sendMemberCode({ store, body }: Call): object {
  const email = requireEmail(body, 'email_address');
  const organization = requireOrganization(store.b2b, body);
  requireAllowedMethod(organization, 'email_otp');
  // The provider checks both, though it uses only one.
  const [login, signup] = ['login', 'signup'].map((purpose) => readMinutes(body, purpose));
  const member = findOrProvision(store, organization, email);
  const minutes = (member.status === 'active' ? login : signup) ?? DEFAULT_MINUTES;
  store.b2b.memberCodes.set(member.id, deliverCode(store, email, minutes));
  return {};
}

async function authenticateMemberCode(call: Call): Promise<object> {
  const { store, body } = call;
  const { b2b, clock } = store;
  const email = requireEmail(body, 'email_address');
  const code = requireText(body, 'code', 'invalid_code');
  const request = readSignIn(store, body);
  const member = requireMember(b2b, requireOrganization(b2b, body), email);
  requireCode(b2b.memberCodes.get(member.id), code, clock.now()).used = true;
  const answer = await signIn(call, member, emailFactor('email_otp', member, clock.now()), request);
  return { ...answer, organization_id: member.organization.id, method_id: member.emailId };
}

function sendDiscoveryCode({ store, body }: Call): object {
  const email = requireEmail(body, 'email_address');
  const minutes = readMinutes(body, 'discovery') ?? DEFAULT_MINUTES;
  store.b2b.discoveryCodes.set(email, deliverCode(store, email, minutes));
  return {};
}

function authenticateDiscoveryCode({ store, body }: Call): object {
  const { b2b, clock } = store;
  const email = requireEmail(body, 'email_address');
  const code = requireText(body, 'code', 'invalid_code');
  requireCode(b2b.discoveryCodes.get(email), code, clock.now()).used = true;
  const factor = emailFactor('email_otp', { emailId: makeId('email'), email }, clock.now());
  return discoveryBody(store, email, factor);
}

function readMinutes(body: JsonObject, purpose: string): number | undefined {
  return optionalMinutes(body, `${purpose}_expiration_minutes`, MINUTES);
}

function deliverCode({ clock, inbox }: Store, email: string, minutes: number): OneTimeCode {
  const sent = makeCode(clock.now() + minutes * MS_PER_MINUTE);
  inbox.deliver({ channel: 'email', to: email, kind: 'one-time-code', code: sent.code });
  return sent;
}
