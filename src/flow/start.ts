/** The first state of a widget, from the address it was opened with. Pure. */
import type { Form } from '../config/types.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';
import { firstScreen, type UrlToken } from './url-token.ts';

export interface Opening {
  readonly form: Form;
  readonly urlToken: UrlToken | undefined;
  /** Whether this browser asked for the link; otherwise a person has to confirm before it is spent. */
  readonly asked: boolean;
}

export function start({ form, urlToken, asked }: Opening): State {
  const draft = EMPTY_DRAFT;
  if (urlToken && urlToken.tokenType !== 'reset_password') {
    return { screen: 'LoggingIn', token: urlToken.token, tokenType: urlToken.tokenType, asked, draft };
  }
  const screen = firstScreen(form, urlToken);
  return screen === 'PasswordResetForm'
    ? { screen, ...(urlToken && { token: urlToken.token }), draft }
    : { screen: 'Main', draft };
}
