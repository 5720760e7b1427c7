import { ApiError } from '../../../http/api-error.ts';
import { requireText } from '../../../http/fields.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import {
  isOrganizationSlug,
  makeOrganization,
  type NewOrganization,
  SLUG_FORMAT,
} from '../../../state/b2b/organization.ts';
import type { JsonObject } from '../../../state/json.ts';
import { refused } from '../refusals.ts';

/**
 * The organization that a visitor creates. Without a name it is named after the visitor.
 * @throws ApiError 400 if the name or slug is malformed, or if the slug is taken
 */
export function readNewOrganization(b2b: B2bStore, body: JsonObject, email: string): NewOrganization {
  const name = body['organization_name'];
  const slug = body['organization_slug'];
  const organization_name =
    name === undefined || name === null
      ? `${email.slice(0, email.lastIndexOf('@'))}'s organization`
      : requireText(body, 'organization_name', 'organization_name_missing');
  const logo = body['organization_logo_url'];
  const known: NewOrganization = {
    organization_name,
    ...(typeof logo === 'string' && { organization_logo_url: logo }),
    ...(body['mfa_policy'] === 'REQUIRED_FOR_ALL' && { mfa_policy: 'REQUIRED_FOR_ALL' }),
  };
  if (slug === undefined || slug === null) return { ...known, organization_slug: freeSlug(b2b, known) };
  if (!isOrganizationSlug(slug)) {
    throw new ApiError(400, 'invalid_organization_slug', `organization_slug must be ${SLUG_FORMAT}.`);
  }
  if (b2b.findOrganization(slug) !== undefined) throw refused('organization_slug_already_used');
  return { ...known, organization_slug: slug };
}

/** A slug made from the name, with a number behind it if it is taken. */
function freeSlug(b2b: B2bStore, known: NewOrganization): string {
  const wanted = makeOrganization(known, 0).settings.organization_slug;
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if (b2b.findOrganization(slug) === undefined) return slug;
  }
}
