import { optionalHttpUrl } from '../../http/fields.ts';
import { LINK_MINUTES, optionalMinutes } from '../../http/minutes.ts';
import type { B2bStore } from '../../state/b2b/b2b-store.ts';
import type { DiscoveryLink, MemberLink } from '../../state/b2b/pending-sign-ins.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { JsonObject } from '../../state/json.ts';
import type { Store } from '../../state/store.ts';
import { issueLink, type RedirectMismatch, type RedirectPurpose, requireRedirectUrl } from '../redirects.ts';

/**
 * Where an email's link leads: the URL that the page asked for, otherwise the project's.
 * @throws ApiError 400 if the URL is malformed or not listed, or if there is none
 */
export function readTarget(
  b2b: B2bStore,
  body: JsonObject,
  purpose: RedirectPurpose,
  mismatch: RedirectMismatch = purpose === 'reset_password'
    ? 'invalid_password_reset_redirect_url'
    : 'no_match_for_provided_magic_link_url',
): string {
  const url = optionalHttpUrl(body, `${purpose}_redirect_url`, `invalid_${purpose}_redirect_url`);
  return requireRedirectUrl(b2b, purpose, url, mismatch);
}

/**
 * When an email's link expires, in epoch milliseconds.
 * @throws ApiError 400 if the number of minutes is out of range
 */
export function readExpiry(
  { clock }: Store,
  body: JsonObject,
  purpose: RedirectPurpose,
  fallback: number,
): number {
  const minutes = optionalMinutes(body, `${purpose}_expiration_minutes`, LINK_MINUTES) ?? fallback;
  return clock.now() + minutes * MS_PER_MINUTE;
}

/** Makes a link that signs a member in, or sets a new password. */
export function issueMemberLink(
  { memberLinks }: B2bStore,
  target: string,
  redirectType: 'login' | 'signup' | 'reset_password',
  link: Omit<MemberLink, 'purpose' | 'used'>,
): string {
  const isReset = redirectType === 'reset_password';
  const query = {
    slug: link.member.organization.settings.organization_slug,
    stytch_redirect_type: redirectType,
    stytch_token_type: isReset ? 'multi_tenant_passwords' : 'multi_tenant_magic_links',
  } as const;
  const purpose = isReset ? 'reset-password' : 'sign-in';
  return issueLink(memberLinks, target, query, { ...link, purpose, used: false });
}

/** Makes a link that leads to the list of organizations, with or without a new password on the way. */
export function issueDiscoveryLink(
  { discoveryLinks }: B2bStore,
  target: string,
  link: Omit<DiscoveryLink, 'used'>,
): string {
  // The provider tells the two apart by the redirect type only.
  const query = {
    stytch_redirect_type: link.purpose === 'reset-password' ? 'reset_password' : 'login',
    stytch_token_type: 'discovery',
  } as const;
  return issueLink(discoveryLinks, target, query, { ...link, used: false });
}
