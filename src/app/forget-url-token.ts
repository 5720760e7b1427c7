import { withoutUrlToken } from '../flow/url-cleaning.ts';
import { readUrlToken } from '../flow/url-token.ts';
import { unspent } from './url-token.ts';

/** Takes a token out of the address bar and of the history entry. */
export function forgetUrlToken(token: string): void {
  const { href } = location;
  if (new URL(href).searchParams.get('token') !== token) return;
  const clean = withoutUrlToken(href);
  // A reset token is spent with the new password; any other is about to be.
  if (readUrlToken(href, ['reset_password'], 'reset_password')) unspent.set(clean, href);
  history.replaceState(history.state, '', clean);
}
