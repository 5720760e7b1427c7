import { useLayoutEffect } from 'react';
import type { Settings } from '../config/settings.ts';
import type { FlowEvent } from '../flow/events.ts';
import { readUrlRefusal, withoutUrlRefusal } from '../flow/url-cleaning.ts';
import { readUrlToken } from '../flow/url-token.ts';
import type { Strings } from '../i18n/en.ts';
import { endDeparture, hasDeparted } from './departure.ts';
import type { Host } from './host.ts';

/**
 * A visitor who left for a third-party provider is back without a token: says why, if the provider did. Only where
 * this tab had left: an `error` in the address may be the page's own otherwise.
 */
export function useRefusedReturn(
  host: Host,
  { form, redirectHandling }: Settings,
  strings: Strings,
  send: (event: FlowEvent) => void,
): void {
  useLayoutEffect(() => {
    if (form !== 'login' || redirectHandling === 'off') return;
    if (!hasDeparted() || readUrlToken(location.href, ['oauth'])) return;
    endDeparture();
    const type = readUrlRefusal(location.href);
    if (type === undefined) return;
    history.replaceState(history.state, '', withoutUrlRefusal(location.href));
    const reason = type === 'access_denied' ? 'accessDenied' : 'providerFailed';
    send({ type: 'providerRefused', reason });
    host.error({ code: 'provider', type, message: strings.errors[reason], screen: 'Main' });
    // It is about how the page was opened: later changes of the settings have no part in it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
