import type { ApiError } from '../../../http/api-error.ts';
import { requirePage } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { checkVerifier, readChallenge } from '../../../http/pkce.ts';
import { b2bRoute, type Call, type OpenCall, openRoute } from '../../../http/route.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { MemberFactor } from '../../../state/b2b/member-session.ts';
import { domainOf, type Organization, type SsoConnection } from '../../../state/b2b/organization.ts';
import { makeId } from '../../../state/ids.ts';
import type { JsonObject } from '../../../state/json.ts';
import { readTargets } from '../../redirects.ts';
import { requireGrant, startVisit } from '../../visits.ts';
import { refused } from '../refusals.ts';
import { subjectIn } from '../sign-in/factors.ts';
import { findOrAdd } from '../sign-in/provisioning.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';

/** Signing in through the identity provider of an organization, and finding out which ones an address has. */
export const ssoRoutes = [
  openRoute('GET', '/v1/public/sso/start', startSso),
  b2bRoute('POST', '/sso/authenticate', authenticateGrant),
  b2bRoute('GET', '/sso/discovery/connections', ({ store, c }) => {
    const { email_address: email } = read(c.req.query(), 'email_address');
    return { connections: connectionsOf(store.b2b, email) };
  }),
];

/** The browser navigates here. The provider shows errors as JSON, too. */
function startSso({ store, c }: OpenCall): Response {
  const { b2b } = store;
  requirePage(store, c.req, c.req.query('public_token'), 'b2b');
  const query: JsonObject = c.req.query();
  const required = b2b.settings.bootstrap.pkce_required_for_sso;
  return startVisit(store, c, {
    kind: 'sso',
    ...requireConnection(b2b, read(query, 'connection_id').connection_id),
    ...readTargets(b2b, query, 'no_match_for_provided_sso_url'),
    codeChallenge: readChallenge(query, required, 'pkce_code_challenge'),
  });
}

function requireConnection(
  { organizations }: B2bStore,
  id: string,
): { organization: Organization; connection: SsoConnection } {
  for (const organization of organizations) {
    const { sso_active_connections: connections } = organization.settings;
    const connection = connections.find(({ connection_id }) => connection_id === id);
    if (connection !== undefined) return { organization, connection };
  }
  throw refused('sso_connection_not_found');
}

/** The connections of the organizations that an address belongs to, or whose domain it has. */
function connectionsOf(b2b: B2bStore, email: string): SsoConnection[] {
  return b2b.organizations
    .filter(
      (organization) =>
        b2b.findMember(organization, email) !== undefined ||
        organization.settings.email_allowed_domains.includes(domainOf(email)),
    )
    .flatMap(({ settings }) => settings.sso_active_connections);
}

async function authenticateGrant(call: Call): Promise<object> {
  const { store, body } = call;
  const { sso_token: token } = read(body, 'sso_token');
  const request = readSignIn(store, body);
  const { visit, email } = requireGrant(store, token, 'sso');
  checkVerifier(visit.codeChallenge, body['pkce_code_verifier']);
  const { organization, connection } = visit;
  const member = findOrAdd(store, organization, email, () => refusalOf(organization, connection));
  store.grants.delete(token);
  const factor = register(member, connection, store.clock.now());
  return {
    ...(await signIn(call, member, factor, request)),
    organization_id: organization.id,
    reset_session: false,
  };
}

/** Why nobody who is not a member yet may join by a connection, if nobody may. */
function refusalOf({ settings }: Organization, { connection_id }: SsoConnection): ApiError | undefined {
  const { sso_jit_provisioning: rule, sso_jit_provisioning_allowed_connections: allowed } = settings;
  if (rule === 'ALL_ALLOWED' || (rule === 'RESTRICTED' && allowed.includes(connection_id))) return undefined;
  return refused('invalid_connection_for_jit_provisioning');
}

/** Notes that a member has an account at an identity provider, and returns the factor that it gives them. */
function register(
  { organization, email, ssoRegistrations }: Member,
  { connection_id: connectionId }: SsoConnection,
  at: number,
): MemberFactor {
  const externalId = subjectIn(connectionId, email);
  const known = ssoRegistrations.find((registration) => registration.connectionId === connectionId);
  const { id } = known ?? { id: makeId('sso-registration') };
  if (known === undefined) ssoRegistrations.push({ id, connectionId, externalId });
  const details = { saml_sso_factor: { id, provider_id: connectionId, external_id: externalId } };
  return { method: 'sso', details, organizationId: organization.id, at };
}
