import type { B2bSettings } from '../../config/b2b/settings.ts';
import type { B2bTokenType, B2bUrlToken } from '../../flow/b2b/screens.ts';
import type { Claimant, TokenClaims } from '../../redirect/token-claims.ts';

const ACCEPTED: readonly B2bTokenType[] = [
  'discovery',
  'discovery_oauth',
  'oauth',
  'sso',
  'multi_tenant_magic_links',
  'multi_tenant_passwords',
  'multi_tenant_impersonation',
];

/** Returns the token in the address, if there is one, and claims it, so that no other widget on the page spends it too. */
export function takeB2bToken(
  { takeToken, hidden }: Pick<TokenClaims, 'takeToken' | 'hidden'>,
  widget: Claimant,
  { redirectHandling }: Pick<B2bSettings, 'redirectHandling'>,
  href: string,
): B2bUrlToken | undefined {
  if (redirectHandling === 'off') return undefined;
  const found = takeToken(widget, { accepted: ACCEPTED });
  if (!found) return undefined;
  // The type of a discovery link does not tell a sign-in from a reset.
  const purpose = new URL(hidden.get(href) ?? href).searchParams.get('stytch_redirect_type');
  return { ...found, resets: purpose === 'reset_password' };
}
