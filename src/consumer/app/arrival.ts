/** The token that the page sets later on. */
import { useEffect, useRef } from 'react';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import type { Consumer } from '../flow/types.ts';
import { pageRedirect } from '../redirect.ts';

/** Opens the reset form when the page sets a token later on. Once the form is open, hides its token from the address. */
export function useResetToken({ settings, state, send }: ArrivalProps<Consumer>): void {
  const { passwordResetToken } = settings;
  const lastToken = useRef(passwordResetToken);
  useEffect(() => {
    if (lastToken.current === passwordResetToken) return;
    lastToken.current = passwordResetToken;
    send({ type: 'resetOpened', token: passwordResetToken });
  }, [passwordResetToken, send]);

  const token = state.screen === 'PasswordResetForm' ? state.token : undefined;
  useEffect(() => {
    if (token !== undefined) pageRedirect.hideToken(token);
  }, [token]);
}
