/** Reads and removes what an e-mailed link or a provider puts into the page's address. Pure. */

export interface UrlToken<Type extends string = string> {
  readonly token: string;
  readonly tokenType: Type;
}

/**
 * The token in an address, if its `stytch_token_type` is one of `accepted`.
 * @param untyped the type of a token that comes without `stytch_token_type`; leave out to ignore such tokens
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

/** Removes query parameters and leaves every other byte as the page wrote it. */
function withoutParameters(href: string, names: readonly string[]): string {
  const [whole = '', query = ''] = /\?([^#]*)/.exec(href.replace(/#.*/s, '')) ?? [];
  // URLSearchParams drops a leading `?`, which in the middle of a query belongs to the name: hence the `&`.
  const isRemoved = (pair: string): boolean =>
    [...new URLSearchParams(`&${pair}`).keys()].some((name) => names.includes(name));
  const kept = query
    .split('&')
    .filter((pair) => !isRemoved(pair))
    .join('&');
  return href.replace(whole, () => (kept === '' ? '' : `?${kept}`));
}

export function withoutToken(href: string): string {
  return withoutParameters(href, ['token', 'stytch_token_type', 'stytch_redirect_type']);
}

const ERROR_CODE = /^[a-z_]{1,64}$/;

/** The error code that a third-party provider sent back instead of a token (RFC 6749, section 4.1.2.1). */
export function readRefusal(href: string): string | undefined {
  const error = new URL(href).searchParams.get('error');
  return error !== null && ERROR_CODE.test(error) ? error : undefined;
}

export function withoutRefusal(href: string): string {
  return withoutParameters(href, ['error', 'error_description']);
}
