import type { Settings } from '../../config/settings.ts';
import type { TokenType } from '../../flow/consumer/screens.ts';
import type { UrlToken } from '../../redirect/address.ts';
import type { Claimant, Redirect, TokenRequest } from '../../redirect/redirect.ts';
import { acceptedTokens, isProduct } from './manifests.ts';

type OpenedSettings = Pick<Settings, 'form' | 'passwordResetToken' | 'redirectHandling' | 'config'>;

/** Which tokens of the address are for this widget. Its settings may not be checked yet. */
function requestOf({ form, config }: OpenedSettings): TokenRequest<TokenType> {
  const products: readonly unknown[] = [config.products].flat();
  const accepted = acceptedTokens(products.filter(isProduct));
  const forReset = form === 'reset-password';
  return {
    // A third-party provider leads back to the form that the visitor had left, which has its buttons.
    accepted: forReset ? accepted.filter((type) => type !== 'oauth') : accepted,
    untyped: forReset ? 'reset_password' : undefined,
  };
}

/**
 * The token that a widget starts with: the one from its page's own settings, else that of the address, which it claims.
 * Asked when the element connects, so that the first of several widgets gets the token, and again when the app mounts,
 * since the settings may have changed while its code was loading.
 */
export function takeUrlToken(
  redirect: Pick<Redirect, 'peekToken' | 'takeToken'>,
  widget: Claimant,
  settings: OpenedSettings,
): UrlToken<TokenType> | undefined {
  const request = requestOf(settings);
  const given = settings.passwordResetToken;
  if (given === undefined) {
    return settings.redirectHandling === 'off' ? undefined : redirect.takeToken(widget, request);
  }
  // Spec section 4: the type in the address decides, but only about the token that it came with.
  const found = redirect.peekToken(widget, request);
  return { token: given, tokenType: found?.token === given ? found.tokenType : 'reset_password' };
}
