/** The first state of a widget, by the address that the page was opened with. Pure. */
import type { Form } from '../../settings/types.ts';
import type { UrlToken } from '../../shell/redirect/address.ts';
import { firstScreen } from './first-screen.ts';
import type { Draft, State, TokenType } from './screens.ts';

export interface Opening {
  readonly form: Form;
  readonly urlToken: UrlToken<TokenType> | undefined;
  /** Whether this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** Whether this browser asked for another link before, which it expects no longer. */
  readonly askedBefore?: true;
  /** What the visitor has already entered. */
  readonly draft: Draft;
}

export function start({ form, urlToken, draft, ...known }: Opening): State {
  if (urlToken && urlToken.tokenType !== 'reset_password') {
    const { token, tokenType } = urlToken;
    return { screen: 'LoggingIn', token, tokenType, ...known, draft };
  }
  const screen = firstScreen(form, urlToken);
  return screen === 'PasswordResetForm'
    ? { screen, ...(urlToken && { token: urlToken.token }), draft }
    : { screen: 'Main', draft };
}

/** Which of the contents of its screen a state shows. */
export function variantOf(state: State): string | undefined {
  if (state.screen === 'PasswordCreateOrLogin') return state.userType;
  return state.screen === 'PasswordResetForm' ? state.token : undefined;
}
