/** The first state, by the address that the page was opened with. Pure. */
import type { AuthFlowType } from '../../settings/business/types.ts';
import { resetOf } from './first-screen.ts';
import type { BusinessUrlToken, Draft, State, Visit } from './screens.ts';

export interface Opening {
  readonly visit: Visit;
  readonly authFlowType: AuthFlowType;
  readonly urlToken: BusinessUrlToken | undefined;
  /** Whether this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** Whether this browser asked for another link before, which it expects no longer. */
  readonly askedBefore?: true;
  /** What the visitor has already entered. */
  readonly draft: Draft;
}

export function start({ visit, authFlowType, urlToken, draft, ...known }: Opening): State {
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
  return { screen: 'LoggingIn', ...urlToken, resets, ...known, ...kept };
}
