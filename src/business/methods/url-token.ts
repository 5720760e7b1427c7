import type { BusinessSettings } from '../../settings/business/settings.ts';
import type { Claimant, TokenClaims } from '../../shell/redirect/token-claims.ts';
import { resetOf } from '../flow/first-screen.ts';
import type { BusinessUrlToken, TokenType } from '../flow/screens.ts';
import { URL_PARAMETERS } from '../url-parameters.ts';

const ACCEPTED: readonly TokenType[] = [
  'discovery',
  'discovery_oauth',
  'oauth',
  'sso',
  'multi_tenant_magic_links',
  'multi_tenant_passwords',
  'multi_tenant_impersonation',
];

/** Returns the token in the address, if there is one, and claims it, so that no other widget on the page spends it too. */
export function takeUrlToken(
  { takeToken, hideToken, addressOf }: Pick<TokenClaims, 'takeToken' | 'hideToken' | 'addressOf'>,
  widget: Claimant,
  { redirectHandling }: Pick<BusinessSettings, 'redirectHandling'>,
): BusinessUrlToken | undefined {
  if (redirectHandling === 'off') return undefined;
  const found = takeToken(widget, { accepted: ACCEPTED });
  if (!found) return undefined;
  // The type of a discovery link does not tell a sign-in from a reset.
  const purpose = new URL(addressOf(found.token)).searchParams.get('stytch_redirect_type');
  const urlToken = { ...found, resets: purpose === 'reset_password' };
  if (resetOf(urlToken)) hideToken(found.token, URL_PARAMETERS);
  return urlToken;
}
