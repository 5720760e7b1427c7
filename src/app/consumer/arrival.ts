/** How a widget of the consumer flow starts from the page's address. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Settings } from '../../config/settings.ts';
import { takeUrlToken } from '../../entry/consumer/url-token.ts';
import type { Host } from '../../entry/host.ts';
import type { State } from '../../flow/consumer/screens.ts';
import { start } from '../../flow/consumer/start.ts';
import type { Consumer } from '../../flow/consumer/types.ts';
import { pageRedirect } from '../../redirect/page-redirect.ts';
import type { ArrivalProps } from '../flow.ts';

/** The first state. Claims the address's token, if the widget can use it. */
export function open(host: Host, settings: Settings): State {
  const urlToken = takeUrlToken(pageRedirect, host, settings);
  const expected = urlToken !== undefined && pageRedirect.isExpected(urlToken.tokenType);
  return start({ form: settings.form, urlToken, expected });
}

/**
 * A visitor who left for a third-party provider is back without a token: says why, if the provider did. Only once: later
 * settings have nothing to do with how the page was opened.
 */
function useRefusal({ host, settings, strings, send }: ArrivalProps<Consumer>): void {
  const { form, redirectHandling } = settings;
  const opened = useRef({ host, strings, send, applies: form === 'login' && redirectHandling === 'auto' });
  useLayoutEffect(() => {
    const { host, strings, send, applies } = opened.current;
    const type = applies ? pageRedirect.takeRefusal() : undefined;
    if (type === undefined) return;
    const reason = type === 'access_denied' ? 'accessDenied' : 'providerFailed';
    send({ type: 'providerRefused', reason });
    host.error({ code: 'provider', type, message: strings.errors[reason], screen: 'Main' });
  }, []);
}

/** A page may learn of the reset token later than of the element; once the form shows, the token leaves the address. */
function useResetToken({ settings, state, send }: ArrivalProps<Consumer>): void {
  const { passwordResetToken } = settings;
  const known = useRef(passwordResetToken);
  useEffect(() => {
    if (known.current === passwordResetToken) return;
    known.current = passwordResetToken;
    send({ type: 'resetOpened', token: passwordResetToken });
  }, [passwordResetToken, send]);

  const token = state.screen === 'PasswordResetForm' ? state.token : undefined;
  useEffect(() => {
    if (token !== undefined) pageRedirect.hideToken(token);
  }, [token]);
}

export function useArrival(props: ArrivalProps<Consumer>): void {
  useResetToken(props);
  useRefusal(props);
}
