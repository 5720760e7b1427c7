/** The first state, by the address that the page was opened with. Pure. */
import type { AuthFlowType } from '../../settings/business/types.ts';
import { type B2bDraft, type B2bState, type B2bUrlToken, type ResetBy, type Visit } from './screens.ts';

export interface B2bOpening {
  readonly visit: Visit;
  readonly authFlowType: AuthFlowType;
  readonly urlToken: B2bUrlToken | undefined;
  /** Whether this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** What the visitor has already entered. */
  readonly draft: B2bDraft;
}

/** Who knows the organization: the page, or the visitor. */
export function visitOf(authFlowType: AuthFlowType, slug: string | undefined): Visit {
  return authFlowType === 'Organization' || (authFlowType === 'PasswordReset' && slug !== undefined)
    ? { to: 'find' }
    : { to: 'discover' };
}

/** How a token authorizes a new password; undefined if it has to be exchanged first. */
export function resetOf({ token, tokenType, resets }: B2bUrlToken): ResetBy | undefined {
  if (tokenType === 'multi_tenant_passwords') return { by: 'organization', token };
  return tokenType === 'discovery' && resets ? { by: 'discovery', token } : undefined;
}

/** The name of the first screen. Also in the entry, which requests the screen's code together with the app. */
export function firstB2bScreen(
  authFlowType: AuthFlowType,
  urlToken: B2bUrlToken | undefined,
): 'Main' | 'LoggingIn' | 'PasswordResetForm' | 'PasswordForgotForm' {
  if (urlToken) return resetOf(urlToken) ? 'PasswordResetForm' : 'LoggingIn';
  return authFlowType === 'PasswordReset' ? 'PasswordForgotForm' : 'Main';
}

export function start({ visit, authFlowType, urlToken, expected, draft }: B2bOpening): B2bState {
  const kept = { draft, visit };
  if (!urlToken) {
    return authFlowType === 'PasswordReset'
      ? { screen: 'PasswordForgotForm', ...kept }
      : { screen: 'Main', ...kept };
  }
  const reset = resetOf(urlToken);
  if (reset) return { screen: 'PasswordResetForm', reset, ...kept };
  // A link that verifies an address before its first password looks like one that signs in.
  const resets = urlToken.resets || authFlowType === 'PasswordReset';
  return { screen: 'LoggingIn', ...urlToken, resets, expected, ...kept };
}
