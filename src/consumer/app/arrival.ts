/** How the consumer flow starts, by the page's address. */
import { useEffect, useRef } from 'react';
import type { Settings } from '../../settings/settings.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import { useRefusal } from '../../shell/app/use-refusal.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import { pageRedirect } from '../../shell/redirect/consumer-redirect.ts';
import { pageClaims } from '../../shell/redirect/page-claims.ts';
import type { Host } from '../../shell/runner/host.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Consumer } from '../flow/types.ts';
import { takeUrlToken } from '../methods/url-token.ts';
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
  const { form, redirectHandling } = props.settings;
  useRefusal(props, pageRedirect, form === 'login' && redirectHandling === 'auto');
}
