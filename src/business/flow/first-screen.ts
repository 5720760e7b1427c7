import type { AuthFlowType } from '../../settings/business/types.ts';
import type { BusinessUrlToken, ResetBy, Visit } from './screens.ts';

/** Who knows the organization: the page, or the visitor. */
export function visitOf(authFlowType: AuthFlowType, slug: string | undefined): Visit {
  return authFlowType === 'Organization' || (authFlowType === 'PasswordReset' && slug !== undefined)
    ? { to: 'find' }
    : { to: 'discover' };
}

/** How a token authorizes a new password; undefined if it has to be exchanged first. */
export function resetOf({ token, tokenType, resets }: BusinessUrlToken): ResetBy | undefined {
  if (tokenType === 'multi_tenant_passwords') return { by: 'organization', token };
  return tokenType === 'discovery' && resets ? { by: 'discovery', token } : undefined;
}

/** The name of the first screen. Also in the entry, which requests the screen's code together with the app. */
export function firstScreen(
  authFlowType: AuthFlowType,
  urlToken: BusinessUrlToken | undefined,
): 'Main' | 'LoggingIn' | 'PasswordResetForm' | 'PasswordForgotForm' {
  if (urlToken) return resetOf(urlToken) ? 'PasswordResetForm' : 'LoggingIn';
  return authFlowType === 'PasswordReset' ? 'PasswordForgotForm' : 'Main';
}
