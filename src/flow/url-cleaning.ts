/** Taking out of an address what a link or a provider has put there. Pure. */

/** The same address, to the byte, without those parameters: how the page writes its own is the page's affair. */
function without(href: string, names: readonly string[]): string {
  const [whole = '', query = ''] = /\?([^#]*)/.exec(href.replace(/#.*/s, '')) ?? [];
  // Read as URLSearchParams reads the whole query; without the `&` it would drop a `?` before the first name.
  const isOurs = (pair: string): boolean =>
    [...new URLSearchParams(`&${pair}`).keys()].some((name) => names.includes(name));
  const kept = query
    .split('&')
    .filter((pair) => !isOurs(pair))
    .join('&');
  return href.replace(whole, () => (kept === '' ? '' : `?${kept}`));
}

/** The same address without the token and what came with it. */
export function withoutUrlToken(href: string): string {
  return without(href, ['token', 'stytch_token_type', 'stytch_redirect_type']);
}

const REFUSAL = /^[a-z_]{1,64}$/;

/** The code of the error that a third-party provider sent back in place of a token (RFC 6749, section 4.1.2.1). */
export function readUrlRefusal(href: string): string | undefined {
  const error = new URL(href).searchParams.get('error');
  return error !== null && REFUSAL.test(error) ? error : undefined;
}

/** The same address without the error and what came with it. */
export function withoutUrlRefusal(href: string): string {
  return without(href, ['error', 'error_description']);
}
