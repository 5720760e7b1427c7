/** Accounts at other providers: leaves the page for one, and takes what the visitor comes back with. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { canStrangerNavigate } from '../../kit/lib/foreign-window.ts';
import { isBack } from '../../kit/lib/is-return.ts';
import { textOf } from '../../kit/lib/records.ts';
import { pageRedirects } from '../../kit/lib/urls.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { connectionsOf } from '../../provider/stytch/connections.ts';
import type { AuthErrorDetail, OAuthProvider } from '../../settings/types.ts';
import { hasLeftForAccount, readToken, withoutToken } from '../../shell/redirect/address.ts';
import { createDepartures, type Departures, redirectPage } from '../../shell/redirect/departures.ts';
import { leaving } from '../../shell/redirect/leaving.ts';
import { ProviderLogo } from '../../shell/views/oauth/provider-logo.tsx';
import { providerRow } from '../../shell/views/oauth/providers.ts';
import { isRefusedHere } from '../../shell/views/oauth/use-leaving-task.ts';
import { offeredTypes, titleOf, waysOf } from '../contacts.ts';
import { Placed } from '../proof.tsx';
import { Actions, Press, Section } from '../ui.tsx';
import { useRequest } from '../use-request.ts';
import { useVisitor } from '../visitor.ts';
import { Ways } from './ways.tsx';

/** Of the token that the visitor comes back with. */
const TOKEN_TYPE = 'oauth';

/** As on the widget, where a refusal after the page has left and a change of mind look the same, too. */
const TURNED_BACK = { reason: 'turned_back' } as const;

/** ms. By then the browser has left the page, or the visitor has stopped it. */
const LEFT_BY = 15_000;

/** Tells the page and the visitor that nothing was connected. */
function useRefusal() {
  const { host, texts } = useVisitor();
  const [refusal, setRefusal] = useState<string>();
  const refuse = (
    why: Pick<AuthErrorDetail, 'type' | 'reason'> = {},
    text = texts.account.notConnected,
  ): void => {
    host.failed({ code: 'provider', ...why }, text);
    setRefusal(text);
  };
  return { refusal, refuse, clear: () => setRefusal(undefined) };
}

/** Takes the token that the visitor comes back with. */
function useFinishing() {
  const { host, client, user, texts, say } = useVisitor();
  return useRequest(async (token: string) => {
    const { data } = await connectionsOf(client).finish(user.user_id, token);
    host.succeeded({ type: 'OAUTH_AUTHENTICATE', data });
    const provider = titleOf(textOf({ ...data }['provider_type']));
    say(format(texts.account.connected, { provider }));
  });
}

/** Which provider the browser is leaving for. */
function useDeparture(departures: Departures, refuse: ReturnType<typeof useRefusal>['refuse']) {
  const { hold } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<string>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  /** The button is busy until the browser has left the page, which it may keep for a visitor who turns back. */
  const awaitDeparture = (): void => {
    const release = hold();
    const waiting = new AbortController();
    const stop = (): void => {
      waiting.abort();
      clearTimeout(timer);
      release();
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
  const { host, client, user, texts } = useVisitor();
  const { account } = texts;
  const [connections] = useState(() => connectionsOf(client));
  // This tab's memory is of this user alone.
  const [departures] = useState(() =>
    createDepartures(redirectPage, `account:${user.user_id}`, [TOKEN_TYPE]),
  );
  const { refusal, refuse, clear } = useRefusal();
  const { leavingFor, setLeavingFor, awaitDeparture } = useDeparture(departures, refuse);
  const left = useRef(new AbortController());

  const starting = useRequest(async (type: string) => {
    const offers = host.look().config?.oauthOptions?.providers ?? [];
    // Nothing is taken for granted about the others.
    const offer = offers.find((each: OAuthProvider | null) => each?.type === type);
    await leaving(departures, TOKEN_TYPE, () =>
      connections.start(user.user_id, type, {
        ...pageRedirects(),
        customScopes: offer?.custom_scopes,
        providerParams: offer?.provider_params,
        signal: left.current.signal,
      }),
    );
  });
  const finishing = useFinishing();
  const connect = async (type: string): Promise<void> => {
    if (isRefusedHere(type)) return refuse({}, texts.errors.webview);
    // A return would not count, since the stranger could have sent it.
    if (canStrangerNavigate()) return refuse({}, account.openInTab);
    clear();
    finishing.clear();
    setLeavingFor(type);
    if ((await starting.run(type)) !== 'done') return setLeavingFor(undefined);
    host.succeeded({ type: 'OAUTH_START', data: { provider_type: type } });
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
    <Section name="providers" heading={account.providers}>
      <Ways
        kind="providers"
        ways={connected}
        nameOf={({ value }) => titleOf(value)}
        iconOf={({ value }) => <Logo type={value} />}
        words={{
          none: account.noProviders,
          remove: account.disconnect,
          removeOf: account.disconnectOf,
          confirm: account.confirmDisconnect,
          removed: account.disconnected,
        }}
      />
      {isArriving && <Helper>{texts.common.loading}</Helper>}
      <ErrorText>{failure}</ErrorText>
      <Placed asked={asked}>
        <Actions>
          {offers.map((type) => (
            <Press
              key={type}
              busy={leavingFor === type && !asked}
              icon={<Logo type={type} />}
              onPress={() => void connect(type)}
            >
              {format(account.connect, { provider: titleOf(type) })}
            </Press>
          ))}
        </Actions>
      </Placed>
    </Section>
  );
}
