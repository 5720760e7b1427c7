/** Reads and removes the token that emailed links and providers add to the page's address. Pure. */
import { tabStorage } from '../../kit/lib/storage.ts';

export interface UrlToken<Type extends string = string> {
  readonly token: string;
  readonly tokenType: Type;
}

/**
 * Returns the token in an address, if its `stytch_token_type` is one of `accepted`.
 * @param untyped the type of a token that comes without `stytch_token_type`. Leave out to ignore such tokens.
 */
export function readToken<Type extends string>(
  href: string,
  accepted: readonly Type[],
  untyped?: Type,
): UrlToken<Type> | undefined {
  const parameters = new URL(href).searchParams;
  const token = parameters.get('token');
  const named = parameters.get('stytch_token_type');
  const tokenType = named === null ? untyped : accepted.find((type) => type === named);
  return token && tokenType ? { token, tokenType } : undefined;
}

/** Removes query parameters without changing any other byte of the address. */
export function withoutParameters(href: string, names: readonly string[]): string {
  return href.replace(/^([^?#]*)\?([^#]*)/, (_whole, path: string, query: string) => {
    // The `&` keeps URLSearchParams from dropping a leading `?`, which inside a query is part of the name.
    const isKept = (pair: string): boolean =>
      !names.some((name) => new URLSearchParams(`&${pair}`).has(name));
    const kept = query.split('&').filter(isKept).join('&');
    return path + (kept && `?${kept}`);
  });
}

/** @param more what else links of a flow add */
export function withoutToken(href: string, more: readonly string[] = []): string {
  return withoutParameters(href, ['token', 'stytch_token_type', 'stytch_redirect_type', ...more]);
}

/**
 * Holds the flow, how the tab left, a timestamp in ms, `exposed` if a stranger could have sent the tab elsewhere meanwhile, and the
 * goal.
 */
export const DEPARTURE_KEY = 'auth-widget:left-for-provider';

/** True if `<auth-account>` was the last to leave this tab for a provider. The token that comes back is not for widgets. */
export const hasLeftForAccount = (): boolean =>
  tabStorage.read(DEPARTURE_KEY)?.startsWith('account:') ?? false;
