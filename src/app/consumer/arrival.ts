/** How the consumer flow starts, by the page's address. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Settings } from '../../config/settings.ts';
import { takeUrlToken } from '../../entry/consumer/url-token.ts';
import type { Host } from '../../entry/host.ts';
import type { Typed } from '../../first-screen/typed.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../../flow/consumer/screens.ts';
import { start } from '../../flow/consumer/start.ts';
import type { Consumer } from '../../flow/consumer/types.ts';
import { pageRedirect } from '../../redirect/consumer-redirect.ts';
import { pageClaims } from '../../redirect/page-claims.ts';
import type { ArrivalProps } from '../flow.ts';
import { resumeScreen, useScreenNote } from './resume.ts';

/** Returns the first state. Claims the token in the address if the widget can use it. */
export function startFromAddress(host: Host, settings: Settings, typed: Typed | undefined): State {
  const urlToken = takeUrlToken(pageClaims, host, settings);
  const resumed = urlToken ? undefined : resumeScreen(host, settings);
  if (resumed) return resumed;
  const expected = urlToken !== undefined && pageRedirect.isExpected(urlToken.tokenType);
  return start({ form: settings.form, urlToken, expected, draft: typed ? draftOf(typed) : EMPTY_DRAFT });
}

function draftOf({ fields, tab, refused }: Typed): Draft {
  const { email = '', phone = '' } = fields;
  return {
    email,
    phone: { number: phone },
    ...(tab !== undefined && { tab }),
    ...(refused && { refused }),
  };
}

/**
 * Shows and reports the error that a third-party provider sent the visitor back with. Uses the first settings only,
 * because later ones have nothing to do with how the page was opened.
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

/** Opens the reset form when the page sets a token later on. Once the form is open, hides its token from the address. */
function useResetToken({ settings, state, send }: ArrivalProps<Consumer>): void {
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

export function useArrival(props: ArrivalProps<Consumer>): void {
  useScreenNote(props);
  useResetToken(props);
  useRefusal(props);
}
