/** The first state of a widget, from the address it was opened with. Pure. */
import { EMPTY_DRAFT, type State, type TokenType } from './screens.ts';

export interface UrlToken {
  readonly token: string;
  readonly tokenType: TokenType;
}

const TOKEN_TYPES: readonly string[] = ['magic_links', 'login', 'oauth'] satisfies TokenType[];

/** The token that an e-mailed link brought, if the address has one of a type that this widget exchanges. */
export function readUrlToken(href: string): UrlToken | undefined {
  const parameters = new URL(href).searchParams;
  const token = parameters.get('token');
  const tokenType = parameters.get('stytch_token_type');
  return token && tokenType && TOKEN_TYPES.includes(tokenType)
    ? { token, tokenType: tokenType as TokenType }
    : undefined;
}

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

/**
 * @param asked whether this browser asked for the link; otherwise a person has to confirm before it is spent.
 */
export function start(urlToken: UrlToken | undefined, asked: boolean): State {
  return urlToken
    ? { screen: 'LoggingIn', ...urlToken, asked, draft: EMPTY_DRAFT }
    : { screen: 'Main', draft: EMPTY_DRAFT };
}
