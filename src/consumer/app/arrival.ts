/** How the consumer flow starts, and the token that the page sets later on. */
import { useEffect, useRef } from 'react';
import type { ArrivalProps, Opening } from '../../shell/app/flow.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Consumer } from '../flow/types.ts';
import { pageRedirect } from '../redirect.ts';

function draftOf({ fields, tab, refused }: Typed): Draft {
  const { email = '', phone = '' } = fields;
  return {
    email,
    phone: { number: phone },
    ...(tab !== undefined && { tab }),
    ...(refused && { refused }),
  };
}

export const startConsumer = ({ settings: { form }, urlToken, expected, typed }: Opening<Consumer>): State =>
  start({ form, urlToken, expected, draft: typed ? draftOf(typed) : EMPTY_DRAFT });

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
