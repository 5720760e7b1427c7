import type { Form } from '../../settings/types.ts';
import type { UrlToken } from '../../shell/redirect/address.ts';
import type { TokenType } from './screens.ts';

/** The name of the first screen. Also in the entry, which requests the screen's code together with the app. */
export function firstScreen(
  form: Form,
  urlToken: UrlToken<TokenType> | undefined,
): 'Main' | 'LoggingIn' | 'PasswordResetForm' {
  if (urlToken && urlToken.tokenType !== 'reset_password') return 'LoggingIn';
  return urlToken || form === 'reset-password' ? 'PasswordResetForm' : 'Main';
}
