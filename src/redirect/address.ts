/** Reads and removes what emailed links and providers add to the page's address. Pure. */

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
function withoutParameters(href: string, names: readonly string[]): string {
  const [whole = '', query = ''] = /\?([^#]*)/.exec(href.replace(/#.*/s, '')) ?? [];
  // The `&` keeps URLSearchParams from dropping a leading `?`, which inside a query is part of the name.
  const isRemoved = (pair: string): boolean =>
    [...new URLSearchParams(`&${pair}`).keys()].some((name) => names.includes(name));
  const kept = query
    .split('&')
    .filter((pair) => !isRemoved(pair))
    .join('&');
  return href.replace(whole, () => (kept === '' ? '' : `?${kept}`));
}

/** @param more what else links of a flow add */
export function withoutToken(href: string, more: readonly string[] = []): string {
  return withoutParameters(href, ['token', 'stytch_token_type', 'stytch_redirect_type', ...more]);
}

const ERROR_CODE = /^[a-z_]{1,64}$/;

/** Returns the error code that a third-party provider sent instead of a token (RFC 6749, section 4.1.2.1). */
export function readRefusal(href: string): string | undefined {
  const error = new URL(href).searchParams.get('error');
  return error !== null && ERROR_CODE.test(error) ? error : undefined;
}

export function withoutRefusal(href: string): string {
  return withoutParameters(href, ['error', 'error_description']);
}
