import { read } from '../../http/fields.ts';
import { checkVerifier, readChallenge } from '../../http/pkce.ts';
import { b2bRoute, type Call } from '../../http/route.ts';
import { makeId } from '../../state/ids.ts';
import { readLink, requireLink } from '../redirects.ts';
import { discoveryBody } from './discovery/discovered-organizations.ts';
import { issueDiscoveryLink, issueMemberLink } from './emailed-links.ts';
import { requireAllowedMethod, requireOrganization } from './organizations/organizations.ts';
import { emailFactor } from './sign-in/factors.ts';
import { findOrProvision } from './sign-in/provisioning.ts';
import { readSignIn, signIn } from './sign-in/sign-in.ts';

const DEFAULT_MINUTES = 60;

/** Links in emails that sign in to an organization, or lead to the list of organizations. */
export const memberLinkRoutes = [
  b2bRoute('POST', '/magic_links/email/login_or_signup', sendLink),
  b2bRoute('POST', '/magic_links/authenticate', authenticateLink),
  b2bRoute('POST', '/magic_links/email/discovery/send', sendDiscoveryLink),
  b2bRoute('POST', '/magic_links/discovery/authenticate', authenticateDiscoveryLink),
];

function sendLink({ store, body }: Call): object {
  const { b2b, inbox } = store;
  const { email_address: email } = read(body, 'email_address');
  const organization = requireOrganization(b2b, body);
  requireAllowedMethod(organization, 'magic_link');
  // The provider checks both, though it uses only one.
  const links = {
    login: readLink(store, b2b, body, 'login', DEFAULT_MINUTES),
    signup: readLink(store, b2b, body, 'signup', DEFAULT_MINUTES),
  };
  const required = b2b.settings.bootstrap.pkce_required_for_email_magic_links;
  const codeChallenge = readChallenge(body, required, 'pkce_code_challenge');
  const member = findOrProvision(store, organization, email);
  const purpose = member.status === 'active' ? 'login' : 'signup';
  const link = issueMemberLink(b2b, links[purpose], purpose, { member, codeChallenge });
  inbox.deliver({ channel: 'email', to: email, kind: `${purpose}-link`, link });
  return {};
}

async function authenticateLink(call: Call): Promise<object> {
  const { store, body } = call;
  const { magic_links_token: token } = read(body, 'magic_links_token');
  const request = readSignIn(store, body);
  const now = store.clock.now();
  const link = requireLink(store.b2b.memberLinks, token, 'sign-in', now);
  checkVerifier(link.codeChallenge, body['pkce_code_verifier']);
  link.used = true;
  const { member } = link;
  const answer = await signIn(call, member, emailFactor('magic_link', member, now), request);
  return {
    ...answer,
    organization_id: member.organization.id,
    method_id: member.emailId,
    reset_sessions: false,
  };
}

function sendDiscoveryLink({ store, body }: Call): object {
  const { b2b, inbox } = store;
  const { email_address: email } = read(body, 'email_address');
  const required = b2b.settings.bootstrap.pkce_required_for_email_magic_links;
  const link = issueDiscoveryLink(b2b, readLink(store, b2b, body, 'discovery', DEFAULT_MINUTES), {
    purpose: 'sign-in',
    email,
    codeChallenge: readChallenge(body, required, 'pkce_code_challenge'),
  });
  inbox.deliver({ channel: 'email', to: email, kind: 'login-link', link });
  return {};
}

function authenticateDiscoveryLink({ store, body }: Call): object {
  const { discovery_magic_links_token: token } = read(body, 'discovery_magic_links_token');
  const now = store.clock.now();
  const link = requireLink(store.b2b.discoveryLinks, token, 'sign-in', now);
  checkVerifier(link.codeChallenge, body['pkce_code_verifier']);
  link.used = true;
  const { email } = link;
  return discoveryBody(store, email, emailFactor('magic_link', { emailId: makeId('email'), email }, now));
}
