/** Taking out of an address what a link or a provider has put there. Pure. */
/** The same address without the token and what came with it. */
export function withoutUrlToken(href: string): string {
  const url = new URL(href);
  for (const name of ['token', 'stytch_token_type', 'stytch_redirect_type']) url.searchParams.delete(name);
  return url.href;
}

const REFUSAL = /^[a-z_]{1,64}$/;

/** The code of the error that a third-party provider sent back in place of a token (RFC 6749, section 4.1.2.1). */
export function readUrlRefusal(href: string): string | undefined {
  const error = new URL(href).searchParams.get('error');
  return error !== null && REFUSAL.test(error) ? error : undefined;
}

/** The same address without the error and what came with it. */
export function withoutUrlRefusal(href: string): string {
  const url = new URL(href);
  for (const name of ['error', 'error_description']) url.searchParams.delete(name);
  return url.href;
}
