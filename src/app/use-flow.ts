import { useEffect, useReducer, useRef } from 'react';
import type { Settings } from '../config/settings.ts';
import { reduce } from '../flow/consumer.ts';
import type { FlowEvent } from '../flow/events.ts';
import type { State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import { hasAsked } from './asked-marker.ts';
import { hasDeparted } from './departure.ts';
import { forgetUrlToken } from './forget-url-token.ts';
import type { Host } from './host.ts';
import { takeToken } from './url-token.ts';

/**
 * The state of the flow, from the page's address on.
 * @param widget whose flow this is, the same object for its whole life
 */
export function useFlow(widget: Host, settings: Settings): readonly [State, (event: FlowEvent) => void] {
  const [state, send] = useReducer(reduce, undefined, () => {
    const urlToken = takeToken(widget, settings);
    const asked = urlToken?.tokenType === 'oauth' ? hasDeparted() : hasAsked();
    return start({ form: settings.form, urlToken, asked });
  });

  // A page may learn of the token later than of the element.
  const { passwordResetToken } = settings;
  const known = useRef(passwordResetToken);
  useEffect(() => {
    if (known.current === passwordResetToken) return;
    known.current = passwordResetToken;
    send({ type: 'resetOpened', token: passwordResetToken });
  }, [passwordResetToken]);

  const resetToken = state.screen === 'PasswordResetForm' ? state.token : undefined;
  useEffect(() => {
    if (resetToken !== undefined) forgetUrlToken(resetToken);
  }, [resetToken]);

  return [state, send];
}
