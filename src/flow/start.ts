/** The first state of a widget, from the address it was opened with. Pure. */
import type { Form } from '../config/types.ts';
import { EMPTY_DRAFT, type State, type TokenType } from './screens.ts';

export interface UrlToken {
  readonly token: string;
  readonly tokenType: TokenType;
}

/**
 * The token that an e-mailed link brought, if the address has one of an accepted type.
 * @param untyped what a token without `stytch_token_type` is taken for; left out, it is nobody's
 */
export function readUrlToken(
  href: string,
  accepted: readonly TokenType[],
  untyped?: TokenType,
): UrlToken | undefined {
  const parameters = new URL(href).searchParams;
  const token = parameters.get('token');
  const named = parameters.get('stytch_token_type');
  const tokenType = named === null ? untyped : accepted.find((type) => type === named);
  return token && tokenType ? { token, tokenType } : undefined;
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

export interface Opening {
  readonly form: Form;
  readonly urlToken: UrlToken | undefined;
  /** Whether this browser asked for the link; otherwise a person has to confirm before it is spent. */
  readonly asked: boolean;
}

export function start({ form, urlToken, asked }: Opening): State {
  if (urlToken && urlToken.tokenType !== 'reset_password') {
    const { token, tokenType } = urlToken;
    return { screen: 'LoggingIn', token, tokenType, asked, draft: EMPTY_DRAFT };
  }
  return urlToken || form === 'reset-password'
    ? { screen: 'PasswordResetForm', ...(urlToken && { token: urlToken.token }), draft: EMPTY_DRAFT }
    : { screen: 'Main', draft: EMPTY_DRAFT };
}
