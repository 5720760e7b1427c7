import type { B2bStore } from '../../state/b2b/b2b-store.ts';
import type { DiscoveryLink, MemberLink } from '../../state/b2b/pending-sign-ins.ts';
import { issueLink, type readLink } from '../redirects.ts';

type Read = ReturnType<typeof readLink>;

/** Makes a link that signs a member in, or sets a new password. */
export function issueMemberLink(
  { memberLinks }: B2bStore,
  { target, expiresAt }: Read,
  redirectType: 'login' | 'signup' | 'reset_password',
  link: Omit<MemberLink, 'purpose' | 'used' | 'expiresAt'>,
): string {
  const isReset = redirectType === 'reset_password';
  const query = {
    slug: link.member.organization.settings.organization_slug,
    stytch_redirect_type: redirectType,
    stytch_token_type: isReset ? 'multi_tenant_passwords' : 'multi_tenant_magic_links',
  } as const;
  const purpose = isReset ? 'reset-password' : 'sign-in';
  return issueLink(memberLinks, target, query, { ...link, purpose, expiresAt, used: false });
}

/** Makes a link that leads to the list of organizations, with or without a new password on the way. */
export function issueDiscoveryLink(
  { discoveryLinks }: B2bStore,
  { target, expiresAt }: Read,
  link: Omit<DiscoveryLink, 'used' | 'expiresAt'>,
): string {
  // The provider tells the two apart by the redirect type only.
  const query = {
    stytch_redirect_type: link.purpose === 'reset-password' ? 'reset_password' : 'login',
    stytch_token_type: 'discovery',
  } as const;
  return issueLink(discoveryLinks, target, query, { ...link, expiresAt, used: false });
}
