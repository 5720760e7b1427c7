/** The widget with valid settings: its state, runner, provider and screens. */
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { withMailLanguage } from '../../kit/i18n/mail-language.ts';
import { rememberSuccess } from '../../kit/lib/promises.ts';
import { Logo } from '../../kit/ui/logo.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { ToastKind } from '../../kit/ui/toaster.tsx';
import { fetchNow, fetchWhenIdle } from '../chunks/use-parts.ts';
import type { FlowTypes, SharedEvent } from '../flow-types.ts';
import { createRunner } from '../runner/runner.ts';
import type { FlowDependencies, FlowRunner, Host, Toast } from '../runner/types.ts';
import { RunnerContext } from '../runner/use-runner.ts';
import { TextsContext } from '../runner/use-strings.ts';
import { PageTextsContext } from '../runner/use-translation.ts';
import { LastUsed } from '../views/last-used.tsx';
import { useElement } from './element/use-element.ts';
import { useExistingSession } from './existing-session/use-existing-session.ts';
import { keepLeft, keepNote } from './first-state.ts';
import type { AppOpening, Flow } from './flow.ts';
import { loadProvider } from './load-provider.ts';
import { Outlet } from './outlet.tsx';
import { ProjectWatermark, useProject } from './project/use-project.tsx';
import type { Texts } from './texts/use-texts.ts';
import { useArrival } from './use-arrival.ts';
import { useFlowState } from './use-flow-state.ts';
import { importTransition } from './use-screen-change.ts';
import { useToasts } from './use-toasts.tsx';

interface FlowViewProps<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly host: Host;
  readonly settings: F['settings'];
  readonly texts: Texts<F['strings']>;
  readonly opening: AppOpening<F>;
}

/**
 * A runner that stays the same object for the widget's life and always uses the latest dependencies, and a function that
 * sends an event of the page's, which ends whatever waits for the visitor.
 */
function useStableRunner<F extends FlowTypes>(
  { flow, host, settings }: FlowViewProps<F>,
  current: Pick<FlowDependencies<F>, 'config' | 'strings' | 'screen' | 'loadProvider' | 'send' | 'toast'>,
): readonly [FlowRunner<F>, (event: F['event'] | SharedEvent) => void] {
  const { notes, redirect, afterSignIn } = flow;
  const forgetScreen = (): void => keepNote(notes, { host, settings }, undefined);
  const dependencies = { ...current, host, settings, redirect, afterSignIn, forgetScreen };
  const [{ runner, follow }] = useState(() => createRunner<F>(dependencies));
  // Before the effects of a new screen, whose reports name it.
  useLayoutEffect(() => follow(dependencies));
  useEffect(() => runner.abandon, [runner]);
  const restart = useCallback(
    (event: F['event'] | SharedEvent) => {
      runner.abandon();
      runner.send(event);
    },
    [runner],
  );
  return [runner, restart];
}

interface LoadedProvider<Provider> {
  /** Loads the provider. After a failure, the next call tries again. */
  readonly load: () => Promise<Provider>;
  /** The provider, once it has loaded. */
  readonly provider: Provider | undefined;
}

/** Loads the provider, and again if the page's client or project changes. */
function useProvider<F extends FlowTypes>(
  flow: Flow<F>,
  host: Host,
  { client, publicToken, apiUrl, demo, config }: F['settings'],
): LoadedProvider<F['provider']> {
  // A client keeps the cookie options that it was made with.
  const [firstConfig] = useState(config);
  const load = useMemo(
    () =>
      rememberSuccess(() =>
        loadProvider<F>(flow, host, { client, publicToken, apiUrl, demo, config: firstConfig }),
      ),
    [flow, host, client, publicToken, apiUrl, demo, firstConfig],
  );
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly provider: F['provider'] }>();
  const mounted = useRef(false);
  const loadAndKeep = useCallback(() => {
    const loading = load();
    // Whoever calls this also learns of a failure.
    loading.then(
      (provider) => {
        // React would keep a late update, and with it the widget, until another widget renders.
        if (mounted.current) setLoaded((known) => (known?.by === load ? known : { by: load, provider }));
      },
      () => undefined,
    );
    return loading;
  }, [load]);
  useEffect(() => {
    mounted.current = true;
    loadAndKeep().catch(() => undefined);
    return () => {
      mounted.current = false;
    };
  }, [loadAndKeep]);
  return { load: loadAndKeep, provider: loaded?.by === load ? loaded.provider : undefined };
}

/** Logs once at the provider that the login screen was rendered (spec section 7). */
function useLoginScreenLog<F extends FlowTypes>(
  provider: F['provider'] | undefined,
  { config }: F['settings'],
): void {
  const logged = useRef(false);
  useEffect(() => {
    if (provider === undefined || logged.current) return;
    logged.current = true;
    provider.logLoginScreen({ ...config });
  }, [provider, config]);
}

interface CommandTargets<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly host: Host;
  readonly provider: F['provider'] | undefined;
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly state: F['state'];
  readonly send: (event: F['event']) => void;
  readonly toast: (kind: ToastKind, text: string) => Toast;
}

/**
 * Lets the page reset the widget, as the end of its session does, and show toasts in it.
 * @returns how often it was reset, and how often by the end of its session
 */
function useCommands<F extends FlowTypes>({
  flow: { endsWithSession, resetEvent },
  host,
  provider,
  settings,
  config,
  state,
  send,
  toast,
}: CommandTargets<F>): readonly [visit: number, ended: number] {
  const [visit, setVisit] = useState(0);
  const [ended, countEnd] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const showToasts = (): void => {
      for (const text of host.toasts.splice(0)) toast('blank', text);
    };
    const reset = (): void =>
      startTransition(() => {
        send(resetEvent(state, settings, config));
        setVisit((visits) => visits + 1);
      });
    host.attach({ reset, showToasts });
    showToasts();
    // It would go on as if the visitor were signed in.
    const stop = endsWithSession(state)
      ? provider?.onEnd(() => {
          reset();
          countEnd();
        })
      : undefined;
    return () => {
      stop?.();
      host.attach(undefined);
    };
  }, [endsWithSession, resetEvent, host, provider, settings, config, state, send, toast]);
  return [visit, ended];
}

/**
 * Fetches the code of later screens.
 * @param isAwaited whether the visitor waits for one of them
 */
function useLaterParts<F extends FlowTypes>(flow: Flow<F>, config: F['config'], isAwaited: boolean): void {
  useEffect(() => {
    const loaders = [...flow.laterParts(config), importTransition];
    return isAwaited ? fetchNow(loaders) : fetchWhenIdle(loaders);
  }, [flow, config, isAwaited]);
}

/** The config with its defaults, and the language of messages. */
function useConfig<F extends FlowTypes>(
  flow: Flow<F>,
  host: Host,
  { config, locale }: F['settings'],
): F['config'] {
  return useMemo(
    () => flow.resolve(withMailLanguage(config, locale), host.baseURI),
    [flow, config, locale, host],
  );
}

export function FlowView<F extends FlowTypes>(props: FlowViewProps<F>) {
  const { flow, host, settings, texts, opening } = props;
  const config = useConfig(flow, host, settings);
  const { strings } = texts;
  const box = useRef<HTMLDivElement>(null);
  const { state, send, sendInSlices, latest } = useFlowState<F>(
    flow.reduce,
    () => opening.start(settings),
    box,
  );
  const { screen } = state;
  const onLeave = useEffectEvent(() => keepLeft(flow.notes, { host, settings, config }, latest()));
  // Before an error boundary hears of a crash, after which the form starts anew.
  useLayoutEffect(() => () => onLeave(), []);
  const [toaster, toast] = useToasts(strings.common.notifications, texts.direction);
  const { load, provider } = useProvider(flow, host, settings);
  const [runner, restart] = useStableRunner(props, {
    config,
    strings,
    screen,
    loadProvider: load,
    send,
    toast,
  });
  const bootstrap = useProject(provider, settings, runner.reportError);
  useElement({ box, host, provider, name: settings.name, submitSession: settings.submitSession });
  useLoginScreenLog<F>(provider, settings);
  const [first] = useState(() => host.reportedScreens[0] ?? screen);
  useLaterParts(flow, config, opening.isAwaited);
  useArrival(flow, { host, provider, settings, config, strings, state, send: restart });
  const [visit, ended] = useCommands({ flow, host, provider, settings, config, state, send: restart, toast });
  useExistingSession({ flow, host, provider, runner, settings, config, state, first, ended });

  // After the commands of the form that is there.
  useEffect(() => () => host.attach({ reset: () => void delete host.left }), [host]);

  const { logo, hideHeaderText } = settings.theme;
  return (
    <TextsContext value={texts}>
      <PageTextsContext value={{ locale: settings.locale, strings: texts.overrides }}>
        <RunnerContext value={runner}>
          <LastUsed settings={settings} isMain={screen === 'Main'} hasChoice={flow.hasChoice(config)}>
            <Stack ref={box} gap={24}>
              {logo?.logoImageUrl && <Logo src={logo.logoImageUrl} alt={logo.alt} />}
              <Outlet
                flow={flow}
                host={host}
                state={state}
                send={sendInSlices}
                config={config}
                bootstrap={bootstrap}
                strings={strings}
                hideHeader={hideHeaderText ?? false}
                visit={visit}
              />
              <ProjectWatermark bootstrap={bootstrap} screen={screen} label={strings.common.poweredBy} />
            </Stack>
            {toaster}
          </LastUsed>
        </RunnerContext>
      </PageTextsContext>
    </TextsContext>
  );
}
