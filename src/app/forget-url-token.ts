import { withoutUrlToken } from '../flow/url-cleaning.ts';

/** Takes a token out of the address bar and of the history entry. */
export function forgetUrlToken(token: string): void {
  if (new URL(location.href).searchParams.get('token') !== token) return;
  history.replaceState(history.state, '', withoutUrlToken(location.href));
}
