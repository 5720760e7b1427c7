import type { B2bSettings } from '../../settings/business/settings.ts';
import type { Claimant, TokenClaims } from '../../shell/redirect/token-claims.ts';
import type { B2bTokenType, B2bUrlToken } from '../flow/screens.ts';
import { resetOf } from '../flow/start.ts';
import { B2B_PARAMETERS } from '../url-parameters.ts';

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
  { takeToken, hideToken, addressOf }: Pick<TokenClaims, 'takeToken' | 'hideToken' | 'addressOf'>,
  widget: Claimant,
  { redirectHandling }: Pick<B2bSettings, 'redirectHandling'>,
): B2bUrlToken | undefined {
  if (redirectHandling === 'off') return undefined;
  const found = takeToken(widget, { accepted: ACCEPTED });
  if (!found) return undefined;
  // The type of a discovery link does not tell a sign-in from a reset.
  const purpose = new URL(addressOf(found.token)).searchParams.get('stytch_redirect_type');
  const urlToken = { ...found, resets: purpose === 'reset_password' };
  if (resetOf(urlToken)) hideToken(found.token, B2B_PARAMETERS);
  return urlToken;
}
