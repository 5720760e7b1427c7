import { ApiError } from '../../../http/api-error.ts';
import { requirePage } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { checkVerifier, readChallenge } from '../../../http/pkce.ts';
import { b2bRoute, type Call, type OpenCall, openRoute } from '../../../http/route.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { MemberFactor } from '../../../state/b2b/member-session.ts';
import { OAUTH_PROVIDERS, type OAuthProvider, type Organization } from '../../../state/b2b/organization.ts';
import { makeId } from '../../../state/ids.ts';
import type { JsonObject } from '../../../state/json.ts';
import type { Grant, VisitOf } from '../../../state/visits.ts';
import { MISMATCH, providerValues, readScopes } from '../../oauth/accounts.ts';
import { readTarget, readTargets } from '../../redirects.ts';
import { providerType } from '../../users/users.ts';
import { requireGrant, startVisit } from '../../visits.ts';
import { discoveryBody } from '../discovery/discovered-organizations.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { subjectIn } from '../sign-in/factors.ts';
import { findOrProvision } from '../sign-in/provisioning.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';

/** Signing in through a third-party provider. The consent page stands in for every one of them. */
export const memberOAuthRoutes = [
  openRoute('GET', '/v1/b2b/public/oauth/:provider/start', startMemberVisit),
  openRoute('GET', '/v1/b2b/public/oauth/:provider/discovery/start', startDiscovery),
  b2bRoute('POST', '/oauth/authenticate', authenticateGrant),
  b2bRoute('POST', '/oauth/discovery/authenticate', discoverByGrant),
];

/** The browser navigates here. The provider shows errors as JSON, too. */
function startMemberVisit(call: OpenCall): Response {
  const { b2b } = call.store;
  const query = readStart(call);
  return startVisit(call.store, call.c, {
    kind: 'oauth',
    ...query.visit,
    organization: requireLocated(b2b, query.body),
    ...readTargets(b2b, query.body, MISMATCH),
  });
}

function startDiscovery(call: OpenCall): Response {
  const { b2b } = call.store;
  const query = readStart(call);
  const discoveryUrl = readTarget(b2b, query.body, 'discovery', MISMATCH);
  return startVisit(call.store, call.c, { kind: 'discovery_oauth', ...query.visit, discoveryUrl });
}

interface Start {
  readonly body: JsonObject;
  readonly visit: {
    readonly provider: OAuthProvider;
    readonly scopes: readonly string[];
    readonly codeChallenge: string | null;
  };
}

function readStart({ store, c: { req } }: OpenCall): Start {
  requirePage(store, req, req.query('public_token'), 'b2b');
  const provider = OAUTH_PROVIDERS.find((known) => known === req.param('provider'));
  if (provider === undefined) {
    throw new ApiError(
      400,
      'invalid_oauth_provider',
      `There is no OAuth provider "${req.param('provider')}".`,
    );
  }
  const body: JsonObject = req.query();
  const required = store.b2b.settings.bootstrap.pkce_required_for_oauth;
  const codeChallenge = readChallenge(body, required, 'pkce_code_challenge');
  return { body, visit: { provider, scopes: readScopes(body), codeChallenge } };
}

/** The organization that a visit is for, by id or by slug. */
function requireLocated(b2b: B2bStore, { organization_id: id, slug }: JsonObject): Organization {
  if (!id && !slug) throw refused('missing_oauth_organization_locator');
  if (id && slug) throw refused('too_many_oauth_organization_locators');
  return requireOrganization(b2b, { organization_id: id || slug });
}

async function authenticateGrant(call: Call): Promise<object> {
  const { store, body } = call;
  const { oauth_token: token } = read(body, 'oauth_token');
  const request = readSignIn(store, body);
  const grant = requireGrant(store, token, 'oauth');
  const { provider, organization, codeChallenge, scopes } = grant.visit;
  checkVerifier(codeChallenge, body['pkce_code_verifier']);
  const factor = oauthFactor(grant, store.clock.now());
  const member = findOrProvision(store, organization, grant.email, [factor]);
  store.grants.delete(token);
  registerAccount(member, provider, subjectOf(grant));
  return {
    ...(await signIn(call, member, factor, request)),
    organization_id: organization.id,
    reset_sessions: false,
    provider_type: providerType(provider),
    provider_subject: subjectOf(grant),
    provider_values: providerValues(scopes, grant.expiresAt),
  };
}

function discoverByGrant({ store, body }: Call): object {
  const { discovery_oauth_token: token } = read(body, 'discovery_oauth_token');
  const grant = requireGrant(store, token, 'discovery_oauth');
  checkVerifier(grant.visit.codeChallenge, body['pkce_code_verifier']);
  store.grants.delete(token);
  return {
    ...discoveryBody(store, grant.email, oauthFactor(grant, store.clock.now())),
    provider_type: providerType(grant.visit.provider),
    provider_tenant_id: '',
    full_name: '',
  };
}

/** The result of a visit to a third-party provider. */
type OAuthGrant = Grant<VisitOf<'oauth' | 'discovery_oauth'>>;

/** The id of an account at its provider: the same whenever its owner visits. */
function subjectOf({ visit: { provider }, email }: OAuthGrant): string {
  return subjectIn(provider, email);
}

/** The factor of an account at a third-party provider. */
function oauthFactor(grant: OAuthGrant, at: number): MemberFactor {
  const { provider } = grant.visit;
  const details = {
    id: makeId('oauth-member'),
    provider_subject: subjectOf(grant),
    email_id: makeId('email'),
  };
  return {
    method: `${provider}_oauth`,
    details: { [`${provider}_oauth_factor`]: details },
    ...(grant.tenant !== null && { tenant: grant.tenant }),
    organizationId: null,
    at,
  };
}

/** Notes that a member has an account at a third-party provider. */
function registerAccount({ oauthRegistrations }: Member, provider: OAuthProvider, subject: string): void {
  const isKnown = oauthRegistrations.some(
    (known) => known.provider === provider && known.subject === subject,
  );
  if (!isKnown) oauthRegistrations.push({ id: makeId('oauth-member'), provider, subject });
}
