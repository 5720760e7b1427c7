import type { Settings } from '../../settings/settings.ts';
import { hasLeftForAccount, type UrlToken } from '../../shell/redirect/address.ts';
import type { Claimant, TokenClaims, TokenRequest } from '../../shell/redirect/token-claims.ts';
import type { TokenType } from '../flow/screens.ts';
import { acceptedTokens, knownProducts } from './manifests.ts';

type OpenedSettings = Pick<Settings, 'form' | 'passwordResetToken' | 'redirectHandling' | 'config'>;

/** The tokens that this widget can use. Its settings may not have been validated yet. */
function requestOf({ form, config }: OpenedSettings): TokenRequest<TokenType> {
  const accepted = acceptedTokens(knownProducts(config));
  const forReset = form === 'reset-password';
  return {
    // A third-party provider leads back to the form with its button, and the reset form has none.
    accepted: forReset ? accepted.filter((type) => type !== 'oauth' && type !== 'impersonation') : accepted,
    untyped: forReset ? 'reset_password' : undefined,
  };
}

/**
 * Returns the token that a widget starts with: the one in its settings, else the one in the address, which it claims.
 * Called when the element connects, so that the first of several widgets gets the token, and again when the app mounts,
 * because the settings may have changed while the code was loading.
 */
export function takeUrlToken(
  claims: Pick<TokenClaims, 'peekToken' | 'takeToken' | 'hideToken' | 'forgetToken'>,
  widget: Claimant,
  settings: OpenedSettings,
): UrlToken<TokenType> | undefined {
  const request = requestOf(settings);
  const given = settings.passwordResetToken;
  if (given === undefined) {
    if (settings.redirectHandling === 'off') return undefined;
    const isForAccount = claims.peekToken(widget, request)?.tokenType === 'oauth' && hasLeftForAccount();
    if (isForAccount) return undefined;
    const found = claims.takeToken(widget, request);
    // The form shows at once.
    if (found?.tokenType === 'reset_password') claims.hideToken(found.token);
    if (found?.tokenType !== 'impersonation' || settings.config.impersonation === true) return found;
    claims.hideToken(found.token);
    claims.forgetToken();
    console.error(
      'auth-widget: dropped an impersonation token. Set `impersonation` to exchange such tokens.',
    );
    return undefined;
  }
  // The type in the address decides (spec section 4), but only for the token that it came with.
  const found = claims.peekToken(widget, request);
  return { token: given, tokenType: found?.token === given ? found.tokenType : 'reset_password' };
}
