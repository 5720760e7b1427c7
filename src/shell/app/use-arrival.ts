/** Handles how the page was opened, and keeps what a reload comes back to. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import type { Reason } from '../../kit/i18n/reason.ts';
import { thisMoment } from '../../kit/lib/countdown.ts';
import { isBack } from '../../kit/lib/is-return.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Redirect } from '../redirect/redirect.ts';
import { dropAskedPath, restoreAskedPath } from '../runner/destination.ts';
import type { Host } from '../runner/types.ts';
import { keepNote } from './first-state.ts';
import type { ArrivalProps, Flow } from './flow.ts';

interface Told {
  readonly host: Host;
  readonly settings: Pick<FlowTypes['settings'], 'publicToken'>;
  readonly strings: Strings;
  readonly send: (event: { readonly type: 'providerRefused'; readonly reason: Reason }) => void;
}

/**
 * Tells the visitor and the page of a third-party sign-in that came back without a session: the provider sent an error, or
 * the visitor turned back, maybe from a page of Stytch's that says for developers why it refuses to start. Where the browser
 * has kept the page, the button tells (`useLeaving`).
 * @param applies whether the widget handles what the page was opened with. Later values have nothing to do with that
 */
function useRefusal(told: Told, redirect: Redirect, applies: boolean): void {
  const opened = useRef({ ...told, redirect, applies });
  useLayoutEffect(() => {
    const { host, settings, strings, send, redirect, applies } = opened.current;
    const refusal = applies ? redirect.takeRefusal(isBack()) : undefined;
    if (!refusal) return;
    const { code: type, goal } = refusal;
    restoreAskedPath(host, settings, goal);
    const reason = type === undefined || type === 'access_denied' ? 'accessDenied' : 'providerFailed';
    send({ type: 'providerRefused', reason });
    const detail = type === undefined ? ({ reason: 'turned_back' } as const) : { type };
    host.error({ code: 'provider', ...detail, message: strings.errors[reason], screen: 'Main' });
  }, []);
}

/** Where the browser has kept the page, the visitor is back from the provider, whatever they left by and however long ago. */
function useKeptPage(redirect: Redirect): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      // A departure of `<auth-account>` is for that to end, which tells the visitor.
      if (persisted && redirect.method()) redirect.cancelReturn();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [redirect]);
}

/** The answer to the question whether a token may be exchanged lasts: neither a reload nor a copied address asks again. */
function useAnsweredToken(redirect: Redirect, { expected, token }: FlowTypes['state']): void {
  const asked = useRef<string>(undefined);
  useEffect(() => {
    const left = asked.current;
    asked.current = expected === false ? token : undefined;
    if (left !== undefined && asked.current === undefined) redirect.dropToken(left);
  }, [redirect, expected, token]);
}

/** The path of an address that came with a token goes with it: the visitor's own sign-in leads where they asked for. */
function useRejectedPath(host: Host, { screen, token }: FlowTypes['state']): void {
  const came = useRef(false);
  useEffect(() => {
    if (token !== undefined) came.current = true;
    else if (came.current && (screen === 'Main' || screen === 'AlreadySignedIn')) {
      came.current = false;
      dropAskedPath(host);
    }
  }, [host, screen, token]);
}

function useScreenNote<F extends FlowTypes>(
  notes: Flow<F>['notes'],
  { host, settings, config, state }: ArrivalProps<F>,
): void {
  useEffect(() => {
    keepNote(notes, { host, settings }, notes.noteOf(state, config, thisMoment()));
  }, [host, settings, state, config, notes]);
}

/** Handles how the page was opened, and settings that change later. */
export function useArrival<F extends FlowTypes>(flow: Flow<F>, props: ArrivalProps<F>): void {
  useScreenNote(flow.notes, props);
  flow.useSettings(props);
  useKeptPage(flow.redirect);
  useAnsweredToken(flow.redirect, props.state);
  useRejectedPath(props.host, props.state);
  useRefusal(props, flow.redirect, flow.takesRefusals(props.settings));
}
