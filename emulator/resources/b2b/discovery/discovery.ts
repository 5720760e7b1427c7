import * as v from 'valibot';
import { ApiError, badRequest } from '../../../http/api-error.ts';
import { currentMemberSession } from '../../../http/credentials.ts';
import { field, readAs } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { IntermediateSession } from '../../../state/b2b/member-session.ts';
import { makeOrganization, type NewOrganization, slug } from '../../../state/b2b/organization.ts';
import { text } from '../../../state/formats.ts';
import type { JsonObject } from '../../../state/json.ts';
import type { Store } from '../../../state/store.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { isTransferable } from '../sign-in/factors.ts';
import { optionalIntermediateSession } from '../sign-in/intermediate-sessions.ts';
import { findOrJoin, requireUnclaimed } from '../sign-in/provisioning.ts';
import { readSignIn, signIn } from '../sign-in/sign-in.ts';
import { discoveredOrganizations } from './discovered-organizations.ts';

/** The routes of somebody who has proved an email address: to see, join and create organizations. */
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
  const { store, body } = call;
  const { b2b, clock } = store;
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

/**
 * The organization that a visitor creates. Without a name it is named after the visitor.
 * @throws ApiError 400 if the name or slug is malformed, or if the slug is taken
 */
function readNewOrganization(b2b: B2bStore, body: JsonObject, email: string): NewOrganization {
  const ownName = `${email.slice(0, email.lastIndexOf('@'))}'s organization`;
  const name = readAs(
    body,
    'organization_name',
    field('organization_name_missing', v.nullish(text, ownName)),
  );
  const wanted = readAs(body, 'organization_slug', field('invalid_organization_slug', v.nullish(slug)));
  const logo = body['organization_logo_url'];
  const known: NewOrganization = {
    organization_name: name,
    ...(typeof logo === 'string' && { organization_logo_url: logo }),
    ...(body['mfa_policy'] === 'REQUIRED_FOR_ALL' && { mfa_policy: 'REQUIRED_FOR_ALL' }),
  };
  if (wanted && b2b.findOrganization(wanted)) throw refused('organization_slug_already_used');
  return { ...known, organization_slug: wanted ?? freeSlug(b2b, known) };
}

/** A slug made from the name, with a number behind it if it is taken. */
function freeSlug(b2b: B2bStore, known: NewOrganization): string {
  const wanted = makeOrganization(known, 0).settings.organization_slug;
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? wanted : `${wanted}-${count}`;
    if (b2b.findOrganization(free) === undefined) return free;
  }
}
