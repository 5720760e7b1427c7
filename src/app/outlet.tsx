/** Shows the screen of a state; its focus, its announcement, and the page's news of it. */
import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ResolvedConfig } from '../config/types.ts';
import type { ScreenName, State } from '../flow/screens.ts';
import type { MainBlock, MainPart, ScreenProps } from '../methods/method.ts';
import { MAIN_PARTS, SCREEN_PARTS } from '../methods/registry.ts';
import { OWNERS } from '../methods/screen-owners.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Stack } from '../ui/stack.tsx';
import { fetchedPart, isFetched, type Loader } from './fetch-part.ts';
import type { Host } from './host.ts';
import { Main } from './main/main.tsx';
import { useParts } from './use-parts.ts';

interface OutletProps extends ScreenProps {
  readonly host: Host;
  readonly hideHeader: boolean;
}

/** The code that a screen needs besides the app itself. */
function loadersOf(screen: ScreenName, config: ResolvedConfig): readonly Loader<unknown>[] {
  return screen === 'Main' ? mainLoaders(config) : [SCREEN_PARTS[OWNERS[screen]]];
}

/** The products' parts of Main, in the order in which the page names them. */
function mainLoaders(config: ResolvedConfig): readonly Loader<MainPart>[] {
  return config.products.map((product) => MAIN_PARTS[product]);
}

/** The first field to type into (a country is chosen already), else the heading. */
function focusScreen(box: HTMLElement): void {
  const field = box.querySelector<HTMLElement>('input:not([readonly]):not([role="combobox"])');
  (field ?? box.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
}

/** Tells the page of the screen, moves the focus, and returns what a screen reader should say. */
function useArrival(screen: ScreenName, host: Host, box: RefObject<HTMLElement | null>): string {
  const previous = useRef<ScreenName>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // Before the paint: whoever sees the screen finds the focus there and `screen` named so.
  useLayoutEffect(() => {
    const before = previous.current;
    if (before === screen) return;
    previous.current = screen;
    // At first the page decides where the focus is.
    if (before === undefined) return host.ready(screen);
    if (box.current) focusScreen(box.current);
    setAnnouncement(box.current?.querySelector('h2')?.textContent ?? '');
    host.screenChanged(screen, before);
  }, [screen, host, box]);

  return announcement;
}

function LoadFailed({ strings, onRetry }: { strings: ScreenProps['strings']; onRetry: () => void }) {
  return (
    <Stack gap={16}>
      <ErrorText>{strings.errors.network}</ErrorText>
      <Button onClick={onRetry}>{strings.common.retry}</Button>
    </Stack>
  );
}

function ScreenView({ state, host, hideHeader, ...props }: OutletProps) {
  const box = useRef<HTMLDivElement>(null);
  const announcement = useArrival(state.screen, host, box);
  return (
    <div ref={box}>
      {state.screen === 'Main' ? (
        <Main {...props} state={state} blocks={blocksOf(props.config)} hideHeader={hideHeader} />
      ) : (
        <SecondaryView {...props} state={state} />
      )}
      <LiveRegion text={announcement} />
    </div>
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
  return <View key={screen} {...props} />;
}

/** Keeps showing the last screen until the code of the next one is here. */
export function Outlet(props: OutletProps) {
  const { state } = props;
  const [shown, setShown] = useState<State>();
  const found = useParts(loadersOf(state.screen, props.config));
  const loaded = found.status === 'loaded';

  if (loaded && shown !== state) setShown(state);

  if (found.status === 'failed') return <LoadFailed strings={props.strings} onRetry={found.retry} />;
  // A product that the page added meanwhile is no reason to hide the screen that is being typed into.
  const current = loaded || shown?.screen === state.screen ? state : shown;
  return current ? <ScreenView {...props} state={current} /> : null;
}
