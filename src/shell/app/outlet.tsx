/** Shows the current screen once its code is loaded. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadErrorCode } from '../../kit/lib/load-error.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { fetchedPart, type Loader } from '../chunks/fetch-part.ts';
import { useParts } from '../chunks/use-parts.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { SecondaryScreen, StateOf } from '../runner/screen.ts';
import type { Host } from '../runner/types.ts';
import { NextScreenContext } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';
import { useEntered } from '../runner/use-task.ts';
import type { Flow, FlowScreenProps } from './flow.ts';
import { useScreenChange } from './use-screen-change.ts';

// That everything but Main is a secondary screen, TypeScript does not see of a generic flow.
const isMain = <F extends FlowTypes>(
  screen: F['state']['screen'],
): screen is Extract<'Main', F['state']['screen']> => screen === 'Main';

/** Loaders of the chunks that a screen needs besides the app's. */
function partsOf<F extends FlowTypes>(
  { screens, mainParts }: Flow<F>,
  screen: F['state']['screen'],
  config: F['config'],
): readonly Loader<unknown>[] {
  return isMain(screen) ? mainParts(config) : [screens[screen as SecondaryScreen<F>]];
}

interface CurrentScreenProps<F extends FlowTypes> extends FlowScreenProps<F> {
  readonly flow: Flow<F>;
}

function Secondary<F extends FlowTypes>({ flow, state, ...props }: CurrentScreenProps<F>) {
  const name = state.screen as SecondaryScreen<F>;
  const { View, enter } = fetchedPart(flow.screens[name]).screens[name];
  const shown = { ...props, state: state as StateOf<F, typeof name> };
  const entered = useEntered(enter?.(shown));
  return <View {...shown} entered={entered} />;
}

/** Its chunks are loaded by then. */
function CurrentScreen<F extends FlowTypes>(props: CurrentScreenProps<F>) {
  const { flow, ...shown } = props;
  return isMain(props.state.screen) ? (
    <flow.Main {...shown} state={props.state as StateOf<F, 'Main'>} />
  ) : (
    <Secondary {...props} />
  );
}

interface OutletProps<F extends FlowTypes> extends FlowScreenProps<F> {
  readonly flow: Flow<F>;
  readonly host: Host;
  /** How often the widget was reset. Each reset remounts the screen, which forgets what was typed. */
  readonly visit: number;
}

interface LoadFailedProps {
  readonly host: Host;
  readonly screen: string;
  readonly cause: unknown;
  readonly onRetry: () => void;
}

/** Shown below the previous screen, or alone if there is none yet. */
function LoadFailed({ host, screen, cause, onRetry }: LoadFailedProps) {
  const strings = useStrings();
  const code = loadErrorCode(cause);
  const message = strings.errors[code];
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    host.error({ code, message, screen, cause });
  }, [host, code, message, screen, cause]);
  return (
    <Stack gap={16}>
      <ErrorText>{message}</ErrorText>
      <Button onClick={onRetry}>{strings.common.retry}</Button>
    </Stack>
  );
}

interface VisitedScreenProps<F extends FlowTypes> extends OutletProps<F> {
  /** Rendered below the screen. */
  readonly children: ReactNode;
}

/** Calls back while its children are still there to see. */
function Leavable({ onLeave, children }: { readonly onLeave: () => void; readonly children: ReactNode }) {
  useLayoutEffect(() => onLeave, [onLeave]);
  return children;
}

interface AnnouncementProps {
  /** Changes with what is shown. */
  readonly shown: string;
  readonly box: RefObject<HTMLElement | null>;
}

/**
 * Tells screen readers of a new screen. With a state of its own, so that the screen is not rendered twice, and once the screen is
 * painted, which a state that is set before would delay.
 */
function Announcement({ shown, box }: AnnouncementProps) {
  const [first] = useState(shown);
  const [text, setText] = useState('');
  const isNew = useRef(false);
  useEffect(() => {
    isNew.current ||= shown !== first;
    if (isNew.current) setText(box.current?.querySelector('h2')?.textContent ?? '');
  }, [shown, first, box]);
  return <LiveRegion text={text} />;
}

function VisitedScreen<F extends FlowTypes>({
  flow,
  host,
  visit,
  children,
  ...props
}: VisitedScreenProps<F>) {
  const box = useRef<HTMLDivElement>(null);
  const { screen } = props.state;
  const variant = flow.variantOf(props.state);
  const shown = variant ? `${screen} ${variant}` : screen;
  const leave = useScreenChange(screen, shown, visit, host, box);
  return (
    <Stack ref={box} gap={24}>
      <Leavable key={`${shown} ${visit}`} onLeave={leave}>
        <CurrentScreen flow={flow} {...props} />
      </Leavable>
      {children}
      <Announcement shown={`${shown} ${visit}`} box={box} />
    </Stack>
  );
}

/** Keeps showing the previous screen until the code of the next one is loaded. */
export function Outlet<F extends FlowTypes>(props: OutletProps<F>) {
  const { flow, state, config, host } = props;
  const [shown, setShown] = useState<F['state']>();
  const parts = useParts(partsOf(flow, state.screen, config));
  const loaded = parts.status === 'loaded';

  if (loaded && shown !== state) setShown(state);

  const failed = parts.status === 'failed' && (
    <LoadFailed host={host} screen={state.screen} cause={parts.cause} onRetry={parts.retry} />
  );
  // While the code of a product that the page adds is loading, the screen stays, with what was typed.
  const current = loaded || shown?.screen === state.screen ? state : shown;
  const next = parts.status !== 'loaded' && current !== state ? parts : undefined;
  return current ? (
    <NextScreenContext value={next}>
      <VisitedScreen {...props} state={current}>
        {failed}
      </VisitedScreen>
    </NextScreenContext>
  ) : (
    failed
  );
}
