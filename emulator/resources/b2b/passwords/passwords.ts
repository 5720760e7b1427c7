import { read, readOptional } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import { measureStrength } from '../../passwords/strength.ts';
import { wrongPassword } from '../../passwords/user-password.ts';
import { discoveryBody } from '../discovery/discovered-organizations.ts';
import { isHidden, requireMember } from '../members/members.ts';
import { requireAllowedMethod, requireOrganization } from '../organizations/organizations.ts';
import { passwordFactor } from '../sign-in/factors.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';
import { requireCrossOrgKey, requirePasswordOf } from './member-password.ts';

/** Signing in with a password, and checking a password's strength. */
export const memberPasswordRoutes = [
  b2bRoute('POST', '/passwords/authenticate', authenticatePassword),
  b2bRoute('POST', '/passwords/discovery/authenticate', discoverByPassword),
  b2bRoute('POST', '/passwords/strength_check', checkStrength),
];

async function authenticatePassword(call: Call): Promise<object> {
  const { store, body } = call;
  const { email_address: email, password } = read(body, 'email_address', 'password');
  const request = readSignIn(store, body);
  const organization = requireOrganization(store.b2b, body);
  requireAllowedMethod(organization, 'password');
  if (isHidden(store.b2b, organization, email)) throw wrongPassword();
  const member = requireMember(store.b2b, organization, email);
  await requirePasswordOf(store, store.b2b.passwordKey(email, organization), password);
  const answer = await signIn(call, member, passwordFactor(store.clock.now(), organization), request);
  return { ...answer, organization_id: organization.id };
}

async function discoverByPassword({ store, body }: Call): Promise<object> {
  const { email_address: email } = read(body, 'email_address');
  const key = requireCrossOrgKey(store.b2b, email);
  await requirePasswordOf(store, key, read(body, 'password').password);
  return discoveryBody(store, email, passwordFactor(store.clock.now()));
}

/** Measures as for consumers, under the names that B2B projects have for the result. */
async function checkStrength(call: Call): Promise<object> {
  const { store, body } = call;
  const email = readOptional(body, 'email_address');
  const { password } = read(body, 'password');
  const { feedback, ...strength } = await measureStrength(call, store.b2b, password, email);
  const { luds_requirements, ...zxcvbn } = feedback;
  return { ...strength, zxcvbn_feedback: zxcvbn, luds_feedback: luds_requirements };
}
