/** Accounts at other providers: leaves the page for one, and takes what the visitor comes back with. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reason } from '../../kit/i18n/reason.ts';
import { format } from '../../kit/i18n/strings.ts';
import { canStrangerNavigate } from '../../kit/lib/foreign-window.ts';
import { isBack } from '../../kit/lib/is-return.ts';
import { textOf } from '../../kit/lib/records.ts';
import { pageRedirects } from '../../kit/lib/urls.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import type { AuthErrorDetail, OAuthProvider } from '../../settings/types.ts';
import { hasLeftForAccount, readToken, withoutToken } from '../../shell/redirect/address.ts';
import type { Departures } from '../../shell/redirect/departures.ts';
import { leaving } from '../../shell/redirect/leaving.ts';
import { useAnyRunner } from '../../shell/runner/use-runner.ts';
import { useSentence } from '../../shell/runner/use-strings.ts';
import { ProviderLogo } from '../../shell/views/oauth/provider-logo.tsx';
import { providerRow } from '../../shell/views/oauth/provider-table.ts';
import { isRefusedHere } from '../../shell/views/oauth/use-leaving-task.ts';
import type { Account, Action } from '../account.ts';
import { departuresOf, TOKEN_TYPE } from '../departures.ts';
import { Placed } from '../proof.tsx';
import { Foot, Press, Section } from '../ui.tsx';
import { useChange } from '../use-change.ts';
import { offeredTypes, titleOf, waysOf } from '../user.ts';
import { useVisitor } from '../visitor.ts';
import { Ways } from './ways.tsx';

/** As on the widget, where a refusal after the page has left and a change of mind look the same, too. */
const TURNED_BACK = { reason: 'turned_back' } as const;

/** ms. By then the browser has left the page, or the visitor has stopped it. */
const LEFT_BY = 15_000;

/** Tells the page and the visitor that nothing was connected. */
function useRefusal() {
  const runner = useAnyRunner<Account>();
  const [reason, setReason] = useState<Reason>();
  const refuse = (
    why: Pick<AuthErrorDetail, 'type' | 'reason'> = {},
    said: Reason = 'notConnected',
  ): void => {
    runner.report('provider', said, why);
    setReason(said);
  };
  return { refusal: useSentence(reason), refuse, clear: () => setReason(undefined) };
}

const startConnecting: Action<{ readonly type: string; readonly left: AbortSignal }> = async (
  { provider, settings, redirect },
  { type, left },
) => {
  const offers = settings.look().config?.oauthOptions?.providers ?? [];
  // Nothing is taken for granted about the others.
  const offer = offers.find((each: OAuthProvider | null) => each?.type === type);
  await leaving(redirect, TOKEN_TYPE, () =>
    provider.connections.start(type, {
      ...pageRedirects(),
      customScopes: offer?.custom_scopes,
      providerParams: offer?.provider_params,
      signal: left,
    }),
  );
  return { authEvent: { type: 'OAUTH_START', data: { provider_type: type } } };
};

/** Takes the token that the visitor comes back with. */
const finishConnecting: Action<string> = async ({ provider }, token) => {
  const { data } = await provider.connections.finish(token);
  const title = titleOf(textOf({ ...data }['provider_type']));
  return {
    authEvent: { type: 'OAUTH_AUTHENTICATE', data },
    event: {
      type: 'told',
      done: { section: 'providers', texts: 'account', text: 'connected', slots: { provider: title } },
    },
  };
};

/** Which provider the browser is leaving for. */
function useDeparture(departures: Departures, refuse: ReturnType<typeof useRefusal>['refuse']) {
  const { section, send } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<string>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  /** The button is busy until the browser has left the page, which it may keep for a visitor who turns back. */
  const awaitDeparture = (): void => {
    send({ type: 'asked', section });
    const waiting = new AbortController();
    const stop = (): void => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      clearTimeout(timer);
      send({ type: 'answered', section });
      setLeavingFor(undefined);
    };
    const timer = setTimeout(stop, LEFT_BY);
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      stop();
      if (departures.takeRefusal(true)) refuse(TURNED_BACK);
    };
    addEventListener('pageshow', onPageShow, waiting);
    end.current = stop;
  };
  return { leavingFor, setLeavingFor, awaitDeparture };
}

function useConnecting() {
  const { user } = useVisitor();
  const [departures] = useState(() => departuresOf(user));
  const { refusal, refuse, clear } = useRefusal();
  const { leavingFor, setLeavingFor, awaitDeparture } = useDeparture(departures, refuse);
  const left = useRef(new AbortController());
  const starting = useChange(startConnecting);
  const finishing = useChange(finishConnecting);

  const connect = async (type: string): Promise<void> => {
    if (isRefusedHere(type)) return refuse({}, 'webview');
    // A return would not count, since the stranger could have sent it.
    if (canStrangerNavigate()) return refuse({}, 'openInTab');
    clear();
    finishing.clear();
    setLeavingFor(type);
    const { signal } = left.current;
    if ((await starting.run({ type, left: signal })) !== 'done') return setLeavingFor(undefined);
    awaitDeparture();
  };
  const arrive = useEffectEvent(() => {
    const refused = departures.takeRefusal(isBack());
    if (refused) return refuse(refused.code === undefined ? TURNED_BACK : { type: refused.code });
    const found = readToken(location.href, [TOKEN_TYPE]);
    if (!found || !hasLeftForAccount()) return;
    const isExpected = departures.isExpected(TOKEN_TYPE);
    departures.cancelReturn();
    history.replaceState(history.state, '', withoutToken(location.href));
    // Somebody else has signed in meanwhile, or the token is a stranger's, who would get the visitor into their account.
    if (isExpected) void finishing.run(found.token);
    else refuse();
  });
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    arrive();
    return () => controller.abort();
  }, []);
  return {
    connect,
    leavingFor,
    isArriving: finishing.pending,
    failure: refusal ?? starting.failure ?? finishing.failure,
    asked: starting.asked ?? finishing.asked,
  };
}

function Logo({ type }: { readonly type: string }) {
  const row = providerRow(type.toLowerCase());
  return row && <ProviderLogo row={row} />;
}

export function Providers() {
  const { user, scene, texts } = useVisitor();
  const { account } = texts;
  const { connect, leavingFor, isArriving, failure, asked } = useConnecting();
  const connected = waysOf(user, 'providers');
  const offers = offeredTypes(scene.config).filter(
    (type) => !connected.some(({ value }) => value.toLowerCase() === type),
  );
  return (
    <Section heading={account.providers}>
      <Ways
        kind="providers"
        ways={connected}
        canAdd={offers.length > 0}
        nameOf={({ value }) => titleOf(value)}
        iconOf={({ value }) => <Logo type={value} />}
        words={{
          none: account.noProviders,
          remove: account.disconnect,
          removeOf: account.disconnectOf,
          confirm: account.confirmDisconnect,
          removed: 'disconnected',
        }}
      />
      {isArriving && <Helper>{texts.common.loading}</Helper>}
      <ErrorText>{failure}</ErrorText>
      <Placed asked={asked}>
        <Foot>
          {offers.map((type) => (
            <Press
              key={type}
              variant="quiet"
              busy={leavingFor === type && !asked}
              icon={<Logo type={type} />}
              onPress={() => void connect(type)}
            >
              {format(account.connect, { provider: titleOf(type) })}
            </Press>
          ))}
        </Foot>
      </Placed>
    </Section>
  );
}
