/** Shows the screen of a state once its code is here. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useParts } from '../chunks/use-parts.ts';
import type { Host } from '../entry/host.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Strings } from '../i18n/en.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Stack } from '../ui/stack.tsx';
import type { Flow, FlowViewProps } from './flow.ts';
import { useScreenChange } from './use-screen-change.ts';

interface OutletProps<F extends FlowTypes> extends FlowViewProps<F> {
  readonly flow: Flow<F>;
  readonly host: Host;
  /** How often the widget was reset: a screen of the next visit knows nothing of the one before. */
  readonly visit: number;
}

interface LoadFailedProps {
  readonly host: Host;
  readonly screen: string;
  readonly strings: Strings;
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

interface ShownScreenProps<F extends FlowTypes> extends OutletProps<F> {
  /** Drawn below the screen. */
  readonly children: ReactNode;
}

function ShownScreen<F extends FlowTypes>({ flow, host, visit, children, ...props }: ShownScreenProps<F>) {
  const box = useRef<HTMLDivElement>(null);
  const { screen } = props.state;
  const announcement = useScreenChange(screen, visit, host, box);
  return (
    <Stack ref={box} gap={24}>
      <flow.Screen key={`${screen} ${visit}`} {...props} />
      {children}
      <LiveRegion text={announcement} />
    </Stack>
  );
}

/** Keeps showing the last screen until the code of the next one is here. */
export function Outlet<F extends FlowTypes>(props: OutletProps<F>) {
  const { flow, state, config, host, strings } = props;
  const [shown, setShown] = useState<F['state']>();
  const found = useParts(flow.partsOf(state.screen, config));
  const loaded = found.status === 'loaded';

  if (loaded && shown !== state) setShown(state);

  const failed = found.status === 'failed' && (
    <LoadFailed host={host} screen={state.screen} strings={strings} onRetry={found.retry} />
  );
  // A product that the page adds meanwhile is no reason to hide the screen that is being typed into.
  const current = loaded || shown?.screen === state.screen ? state : shown;
  return current ? (
    <ShownScreen {...props} state={current}>
      {failed}
    </ShownScreen>
  ) : (
    failed
  );
}
