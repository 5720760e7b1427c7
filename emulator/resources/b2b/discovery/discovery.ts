import { ApiError, badRequest } from '../../../http/api-error.ts';
import { currentMemberSession } from '../../../http/credentials.ts';
import { b2bRoute, type Call } from '../../../http/router.ts';
import type { IntermediateSession } from '../../../state/b2b/member-session.ts';
import type { JsonObject } from '../../../state/json.ts';
import type { Store } from '../../../state/store.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { isTransferable } from '../sign-in/factors.ts';
import { optionalIntermediateSession } from '../sign-in/intermediate-sessions.ts';
import { findOrJoin, requireUnclaimed } from '../sign-in/provisioning.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';
import { discoveredOrganizations } from './discovered-organizations.ts';
import { readNewOrganization } from './new-organization.ts';

/** What somebody who has proved an email address can do with it: see, join and create organizations. */
export const discoveryRoutes = [
  b2bRoute('POST', '/discovery/organizations', listOrganizations),
  b2bRoute('POST', '/discovery/organizations/create', createOrganization),
  b2bRoute('POST', '/discovery/intermediate_sessions/exchange', exchange),
];

function listOrganizations(call: Call): object {
  const { store } = call;
  const intermediate = optionalIntermediateSession(store, call.optionalBody);
  const proved = intermediate ?? fromSession(call);
  if (proved === undefined) throw refused('intermediate_session_not_found');
  requireForDiscovery(proved);
  const known = intermediate === undefined ? 'memberships' : 'memberships and eligible';
  return {
    email_address: proved.email,
    discovered_organizations: discoveredOrganizations(store, proved, known),
    organization_id_hint: null,
  };
}

/** Members who are signed in see the organizations that they can switch to. */
function fromSession({
  store,
  credentials,
}: Call): Pick<IntermediateSession, 'email' | 'factors'> | undefined {
  const session = currentMemberSession(store, credentials);
  return session && { email: session.member.email, factors: session.factors.filter(isTransferable) };
}

async function createOrganization(call: Call): Promise<object> {
  const { store } = call;
  const { b2b, clock } = store;
  const { body } = call;
  const { intermediate, minutes } = requireIntermediateSession(store, body);
  if (!b2b.settings.bootstrap.create_organization_enabled) {
    throw badRequest('Pages may not create organizations in this project.');
  }
  const { email } = intermediate;
  requireUnclaimed(b2b, null, email);
  const known = readNewOrganization(b2b, body, email);
  const organization = b2b.addOrganization(known, clock.now());
  const member = b2b.addMember(
    organization,
    { email_address: email, status: 'pending', is_admin: true },
    clock.now(),
  );
  return signIn(call, member, undefined, { intermediate, minutes });
}

function exchange(call: Call): Promise<object> {
  const { store, body } = call;
  const organization = requireOrganization(store.b2b, body);
  const { intermediate, minutes } = requireIntermediateSession(store, body);
  const member = findOrJoin(store, organization, intermediate.email, intermediate.factors);
  return signIn(call, member, undefined, { intermediate, minutes });
}

function requireIntermediateSession(
  store: Store,
  body: JsonObject,
): { intermediate: IntermediateSession; minutes: number } {
  const { intermediate, minutes } = readSignIn(store, body);
  if (intermediate === undefined) throw refused('intermediate_session_not_found');
  requireForDiscovery(intermediate);
  return { intermediate, minutes };
}

/** A password or single sign-on of an organization says nothing about others. */
function requireForDiscovery({ factors }: Pick<IntermediateSession, 'factors'>): void {
  if (factors.every(({ organizationId }) => organizationId === null)) return;
  throw new ApiError(
    400,
    'invalid_intermediate_session_token_for_organization',
    'The intermediate session is of one organization, and not for discovery.',
  );
}
