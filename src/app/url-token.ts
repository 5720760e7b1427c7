import { readUrlToken, type UrlToken, withoutUrlToken } from '../flow/start.ts';

/** Which widget of this page has taken a token: of two widgets only one may spend it. */
const takers = new Map<string, object>();

/** The token of the address, for the first widget that asks. It may ask again: once to load, once to render. */
export function takeUrlToken(widget: object): UrlToken | undefined {
  const found = readUrlToken(location.href);
  if (!found) return undefined;
  const taker = takers.get(found.token) ?? widget;
  takers.set(found.token, taker);
  return taker === widget ? found : undefined;
}

/** Takes the token out of the address bar and of the history entry. */
export function forgetUrlToken(): void {
  if (readUrlToken(location.href)) history.replaceState(history.state, '', withoutUrlToken(location.href));
}
