/** Renders the current screen, whatever flow it belongs to. */
import { fetchedPart, type Loader } from '../chunks/fetch-part.ts';
import type { FlowTypes } from '../flow-types.ts';
import { useEntered } from '../runner/hooks.ts';
import type { SecondaryScreen, StateOf } from '../runner/screen.ts';
import type { Flow, FlowScreenProps } from './flow.ts';

// That everything but Main is a secondary screen, TypeScript does not see of a generic flow.
const isMain = <F extends FlowTypes>(
  screen: F['state']['screen'],
): screen is Extract<'Main', F['state']['screen']> => screen === 'Main';

/** Loaders of the chunks that a screen needs besides the app's. */
export function partsOf<F extends FlowTypes>(
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
export function CurrentScreen<F extends FlowTypes>(props: CurrentScreenProps<F>) {
  const { flow, ...shown } = props;
  return isMain(props.state.screen) ? (
    <flow.Main {...shown} state={props.state as StateOf<F, 'Main'>} />
  ) : (
    <Secondary {...props} />
  );
}
