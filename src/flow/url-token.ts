/** What the page's address says before anything is drawn. In the entry chunk. Pure. */
import type { Form } from '../config/types.ts';
import type { TokenType } from './screens.ts';

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

/** Which screen comes first, so that its code can be asked for with the app. */
export function firstScreen(
  form: Form,
  urlToken: UrlToken | undefined,
): 'Main' | 'LoggingIn' | 'PasswordResetForm' {
  if (urlToken && urlToken.tokenType !== 'reset_password') return 'LoggingIn';
  return urlToken || form === 'reset-password' ? 'PasswordResetForm' : 'Main';
}
