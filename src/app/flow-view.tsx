/** The widget once its settings are usable: flow, runner, provider, screens. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { resolveConfig } from '../config/resolve.ts';
import type { Settings } from '../config/settings.ts';
import type { ResolvedConfig } from '../config/types.ts';
import type { FlowEvent } from '../flow/events.ts';
import type { ScreenName, State } from '../flow/screens.ts';
import { SCREEN_PARTS } from '../methods/registry.ts';
import { LATER_PARTS } from '../methods/screen-owners.ts';
import { ErrorTextsContext, type Runner, RunnerContext } from '../methods/use-task.ts';
import type { Bootstrap, IdentityProvider } from '../provider/port.ts';
import { Logo } from '../ui/logo.tsx';
import { Stack } from '../ui/stack.tsx';
import { WatermarkPlace } from '../ui/watermark-place.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import type { Host } from './host.ts';
import { loadProvider } from './load-provider.ts';
import { Outlet } from './outlet.tsx';
import { createRunner, type Surroundings } from './runner.ts';
import { useToasts } from './toasts.tsx';
import { useBootstrap } from './use-bootstrap.tsx';
import { useFlow } from './use-flow.ts';
import { useRefusedReturn } from './use-refused-return.ts';
import type { Texts } from './use-texts.ts';
import { expectsWatermark, rememberWatermark } from './watermark-memory.ts';

export interface FlowViewProps {
  readonly host: Host;
  readonly settings: Settings;
  readonly texts: Texts;
}

function useProvider({ client, publicToken, apiUrl }: Settings): Promise<IdentityProvider> {
  return useMemo(() => loadProvider({ client, publicToken, apiUrl }), [client, publicToken, apiUrl]);
}

function projectOf({ client, publicToken, apiUrl }: Settings): string | undefined {
  return client ? undefined : `${publicToken} ${apiUrl ?? ''}`;
}

/** One object for the widget's life, reading what is current at each use. */
function useStableRunner(surroundings: Surroundings): Runner {
  const [{ runner, follow }] = useState(() => createRunner(surroundings));
  useEffect(() => follow(surroundings));
  return runner;
}

/**
 * Once: tells the provider's telemetry that the login screen was rendered (spec section 7), and the page of a visitor
 * who is signed in already.
 */
function useLoginScreenLog(provider: Promise<IdentityProvider>, { config }: Settings, host: Host): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    provider.then(
      (loaded) => {
        loaded.logLoginScreen({ ...config });
        const known = loaded.knownSession();
        if (known) host.event({ type: 'SESSION_FOUND', data: known });
      },
      () => undefined,
    );
  }, [provider, config, host]);
}

/** Fetches ahead what the products' flows can lead to. */
function useFetchAhead(config: ResolvedConfig): void {
  const later = config.products.flatMap((product) => LATER_PARTS[product]);
  const names = [...new Set(later)].join(' ');
  useEffect(
    () => fetchWhenIdle(names.split(' ').map((name) => SCREEN_PARTS[name as keyof typeof SCREEN_PARTS])),
    [names],
  );
}

/** Its place is kept on the first screen while it is not known whether it shows; later on, nothing there moves. */
function useWatermark(bootstrap: Bootstrap | undefined, screen: ScreenName): 'shown' | 'awaited' | 'none' {
  const [{ expected, first }] = useState(() => ({ expected: expectsWatermark(), first: screen }));
  const shown = bootstrap?.displayWatermark;
  useEffect(() => {
    if (shown !== undefined) rememberWatermark(shown);
  }, [shown]);
  if (shown) return 'shown';
  return expected && screen === first ? 'awaited' : 'none';
}

/** Lets the page reset the widget; returns how often it has. */
function useReset(host: Host, settings: Settings, state: State, send: (event: FlowEvent) => void): number {
  const { form, passwordResetToken } = settings;
  const [visit, setVisit] = useState(0);
  // The form that a reset e-mail led to keeps its token: the e-mail has no other.
  const token = passwordResetToken ?? (state.screen === 'PasswordResetForm' ? state.token : undefined);
  useEffect(() => {
    host.attach({
      reset() {
        send({ type: 'reset', ...(form === 'reset-password' && { to: { token } }) });
        setVisit((visits) => visits + 1);
      },
    });
    return () => host.attach(undefined);
  }, [host, send, form, token]);
  return visit;
}

export function FlowView({ host, settings, texts }: FlowViewProps) {
  const { lookupUser } = settings;
  const config = useMemo(() => resolveConfig(settings.config, document.baseURI), [settings.config]);
  const { strings } = texts;
  const [state, send] = useFlow(host, settings);
  const [toaster, toast] = useToasts(strings.common.notifications, texts.direction);
  const provider = useProvider(settings);
  const { bootstrap, follower, Watermark } = useBootstrap(provider, projectOf(settings));
  const runner = useStableRunner({
    host,
    config,
    strings,
    screen: state.screen,
    provider,
    lookupUser,
    send,
    toast,
  });
  const watermark = useWatermark(bootstrap, state.screen);
  useLoginScreenLog(provider, settings, host);
  useFetchAhead(config);
  useRefusedReturn(host, settings, strings, send);
  const visit = useReset(host, settings, state, send);

  const { logo, hideHeaderText } = settings.theme;
  return (
    <ErrorTextsContext value={strings.errors}>
      <RunnerContext value={runner}>
        <Stack gap={24}>
          {logo?.logoImageUrl && <Logo src={logo.logoImageUrl} alt={logo.alt ?? ''} />}
          <Outlet
            host={host}
            state={state}
            send={send}
            config={config}
            bootstrap={bootstrap}
            strings={strings}
            locale={texts.language}
            hideHeader={hideHeaderText ?? false}
            visit={visit}
          />
          {watermark !== 'none' && (
            <WatermarkPlace>
              {watermark === 'shown' && Watermark && <Watermark label={strings.common.poweredBy} />}
            </WatermarkPlace>
          )}
        </Stack>
        {toaster}
        {follower}
      </RunnerContext>
    </ErrorTextsContext>
  );
}
