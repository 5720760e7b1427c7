import { requireMemberSession } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { b2bRoute } from '../../../http/route.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { Organization } from '../../../state/b2b/organization.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { memberBody } from './member-body.ts';

/** The signed-in member, and the search that tells a form whether an address has a member. */
export const memberRoutes = [
  b2bRoute('GET', '/organizations/members/me', ({ store, credentials }) => ({
    member: memberBody(store.b2b, requireMemberSession(store, credentials).member),
  })),
  b2bRoute('POST', '/organizations/members/search', ({ store: { b2b }, body }) => {
    const { email_address: email } = read(body, 'email_address');
    const organization = requireOrganization(b2b, body);
    const { opaque_errors: isHidden } = b2b.settings.bootstrap;
    if (isHidden) return { member: { member_id: '', status: 'active', member_password_id: '' } };
    const member = b2b.findMember(organization, email);
    if (member === undefined) return { member: null };
    // Whoever asks has not signed in, so they learn no more than a form needs.
    const { status, id } = member;
    const password = b2b.passwords.get(b2b.passwordKey(email, organization));
    return { member: { member_id: id, status, member_password_id: password?.id ?? '' } };
  }),
];

/** True if an organization has no such member, and the project does not tell. */
export function isHidden(b2b: B2bStore, organization: Organization, email: string): boolean {
  return b2b.settings.bootstrap.opaque_errors && b2b.findMember(organization, email) === undefined;
}

/**
 * The member of an organization with this email address.
 * @throws ApiError 404 if there is none
 */
export function requireMember(b2b: B2bStore, organization: Organization, email: string): Member {
  const member = b2b.findMember(organization, email);
  if (member !== undefined) return member;
  throw refused('member_not_found');
}
