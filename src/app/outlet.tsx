/** Shows the screen of a state; its focus, its announcement, and the page's news of it. */
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ResolvedConfig } from '../config/types.ts';
import type { ScreenName, State } from '../flow/screens.ts';
import type { MainBlock, MainPart, ScreenProps } from '../methods/method.ts';
import { MAIN_PARTS, SCREEN_PARTS } from '../methods/registry.ts';
import { OWNERS } from '../methods/screen-owners.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { isFocusElsewhere } from '../ui/focus.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { Stack } from '../ui/stack.tsx';
import { fetchedPart, isFetched, type Loader } from './fetch-part.ts';
import type { Host } from './host.ts';
import { Main } from './main/main.tsx';
import { useParts } from './use-parts.ts';

interface OutletProps extends ScreenProps {
  readonly host: Host;
  readonly hideHeader: boolean;
  /** How often the widget was reset: a screen of the next visit knows nothing of the one before. */
  readonly visit: number;
}

/** The code that a screen needs besides the app itself. */
function loadersOf(screen: ScreenName, config: ResolvedConfig): readonly Loader<unknown>[] {
  return screen === 'Main' ? mainLoaders(config) : [SCREEN_PARTS[OWNERS[screen]]];
}

/** The products' parts of Main, in the order in which the page names them. */
function mainLoaders(config: ResolvedConfig): readonly Loader<MainPart>[] {
  return config.products.map((product) => MAIN_PARTS[product]);
}

/** The first field to type into (a country is chosen already), else the heading; seen, with the heading if both fit. */
function focusScreen(box: HTMLElement): void {
  if (isFocusElsewhere(box)) return;
  const heading = box.querySelector<HTMLElement>('h2');
  const field = box.querySelector<HTMLElement>('input:not([readonly]):not([role="combobox"])');
  (field ?? heading)?.focus({ preventScroll: true });
  for (const seen of [heading, field]) seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Tells the page of the screen, moves the focus, and returns what a screen reader should say. */
function useScreenChange(
  screen: ScreenName,
  visit: number,
  host: Host,
  box: RefObject<HTMLElement | null>,
): string {
  const previous = useRef<{ readonly screen: ScreenName; readonly visit: number }>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // Before the paint: whoever sees the screen finds the focus there and `screen` named so.
  useLayoutEffect(() => {
    const before = previous.current;
    if (before?.screen === screen && before.visit === visit) return;
    previous.current = { screen, visit };
    // At first the page decides where the focus is.
    if (before === undefined) return host.ready(screen);
    if (box.current) focusScreen(box.current);
    setAnnouncement(box.current?.querySelector('h2')?.textContent ?? '');
    if (before.screen !== screen) host.screenChanged(screen, before.screen);
  }, [screen, visit, host, box]);

  return announcement;
}

interface LoadFailedProps extends Pick<ScreenProps, 'strings'> {
  readonly host: Host;
  readonly screen: ScreenName;
  readonly onRetry: () => void;
}

/** Below the screen that was left, or alone where there is none yet. */
function LoadFailed({ host, screen, strings, onRetry }: LoadFailedProps) {
  const message = strings.errors.network;
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    host.error({ code: 'network', message, screen });
  }, [host, message, screen]);
  return (
    <Stack gap={16}>
      <ErrorText>{message}</ErrorText>
      <Button onClick={onRetry}>{strings.common.retry}</Button>
    </Stack>
  );
}

interface ScreenViewProps extends OutletProps {
  /** What failed meanwhile. */
  readonly children: ReactNode;
}

function ScreenView({ state, visit, host, hideHeader, children, ...props }: ScreenViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const announcement = useScreenChange(state.screen, visit, host, box);
  return (
    <Stack ref={box} gap={24}>
      {state.screen === 'Main' ? (
        <Main key={visit} {...props} state={state} blocks={blocksOf(props.config)} hideHeader={hideHeader} />
      ) : (
        <SecondaryView key={`${state.screen} ${visit}`} {...props} state={state} />
      )}
      {children}
      <LiveRegion text={announcement} />
    </Stack>
  );
}

function blocksOf(config: ResolvedConfig): readonly MainBlock[] {
  return mainLoaders(config)
    .filter(isFetched)
    .flatMap((loader) => fetchedPart(loader).blocks(config));
}

/** Rendered only once the screen's part is here. */
function SecondaryView(props: ScreenProps<Exclude<State, { screen: 'Main' }>>) {
  const { screen } = props.state;
  const { screens } = fetchedPart<{ screens: object }>(SCREEN_PARTS[OWNERS[screen]]);
  // The part that OWNERS names has a view of just this state's type; a union of views cannot say so.
  const View = Reflect.get(screens, screen) as ComponentType<ScreenProps>;
  return <View {...props} />;
}

/** Keeps showing the last screen until the code of the next one is here. */
export function Outlet(props: OutletProps) {
  const { state } = props;
  const [shown, setShown] = useState<State>();
  const found = useParts(loadersOf(state.screen, props.config));
  const loaded = found.status === 'loaded';

  if (loaded && shown !== state) setShown(state);

  const failed = found.status === 'failed' && (
    <LoadFailed host={props.host} screen={state.screen} strings={props.strings} onRetry={found.retry} />
  );
  // A product that the page added meanwhile is no reason to hide the screen that is being typed into.
  const current = loaded || shown?.screen === state.screen ? state : shown;
  return current ? (
    <ScreenView {...props} state={current}>
      {failed}
    </ScreenView>
  ) : (
    failed || null
  );
}
