import { readUrlToken, type UrlToken, withoutUrlToken } from '../flow/start.ts';

/** Tokens that a widget of this page has taken: of two widgets only one may spend it. */
const taken = new Set<string>();

export function takeUrlToken(): UrlToken | undefined {
  const found = readUrlToken(location.href);
  if (!found || taken.has(found.token)) return undefined;
  taken.add(found.token);
  return found;
}

/** Takes the token out of the address bar and of the history entry. */
export function forgetUrlToken(): void {
  if (readUrlToken(location.href)) history.replaceState(history.state, '', withoutUrlToken(location.href));
}
