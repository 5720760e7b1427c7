import { ApiError } from '../../../http/api-error.ts';
import { requireMemberSession } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { b2bBackendRoute, b2bRoute } from '../../../http/route.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import { type AuthMethod, allowedAuthMethods, type Organization } from '../../../state/b2b/organization.ts';
import type { JsonObject } from '../../../state/json.ts';
import { refused } from '../refusals.ts';
import { organizationBody, publicOrganizationBody } from './organization-body.ts';

/** The organization of a sign-in form, the signed-in member's own, and any one for the project's servers. */
export const organizationRoutes = [
  b2bRoute('POST', '/organizations/search', ({ store, body }) => {
    const { organization_slug: slug } = read(body, 'organization_slug');
    const found = store.b2b.organizations.find(({ settings }) => settings.organization_slug === slug);
    return { organization: found === undefined ? null : publicOrganizationBody(found) };
  }),
  b2bRoute('GET', '/organizations/me', ({ store, credentials }) => {
    const { member } = requireMemberSession(store, credentials);
    return { organization: organizationBody(member.organization) };
  }),
  b2bBackendRoute('GET', '/organizations/:organizationId', ({ store, c }) => ({
    organization: organizationBody(findOrThrow(store.b2b, c.req.param('organizationId'))),
  })),
];

/**
 * The organization that a request names by its `organization_id`, for which the provider also takes a slug.
 * @throws ApiError 400 if it names none, 404 if there is no such organization
 */
export function requireOrganization(b2b: B2bStore, body: JsonObject): Organization {
  return findOrThrow(b2b, read(body, 'organization_id').organization_id);
}

function findOrThrow(b2b: B2bStore, idOrSlug = ''): Organization {
  const organization = b2b.findOrganization(idOrSlug);
  if (organization !== undefined) return organization;
  throw refused('organization_not_found');
}

/**
 * Makes sure that an organization lets its members sign in by this method.
 * @throws ApiError 400
 */
export function requireAllowedMethod(organization: Organization, method: AuthMethod): void {
  if (allowedAuthMethods(organization).includes(method)) return;
  throw new ApiError(
    400,
    'operation_restricted_by_organization_auth_methods',
    `The organization does not allow the authentication method ${method}.`,
  );
}
