/** Renders the consumer flow's screens. */
import type { ComponentType } from 'react';
import type { FlowScreenProps } from '../../shell/app/flow.ts';
import { fetchedPart, isFetched } from '../../shell/chunks/fetch-part.ts';
import type { SecondaryScreen } from '../../shell/manifest.ts';
import {
  type MainPart,
  type ScreenProps,
  type ScreensOf,
  type ScreenView,
  useEntered,
} from '../../shell/method.ts';
import { METHODS, mainBlocks, type ProductBlock, SCREENS } from '../entry/manifests.ts';
import type { StateOf } from '../flow/screens.ts';
import type { Consumer } from '../flow/types.ts';
import { Main } from './main.tsx';

interface SecondaryProps<Name extends SecondaryScreen> extends ScreenProps<StateOf<Name>> {
  readonly name: Name;
}

function Secondary<Name extends SecondaryScreen>({ name, ...props }: SecondaryProps<Name>) {
  const { screens } = fetchedPart<{ readonly screens: ScreensOf<Name> }>(SCREENS[name]);
  const { View, enter } = screens[name];
  const entered = useEntered(enter?.(props));
  return <View {...props} entered={entered} />;
}

function viewOf({ product, id }: ProductBlock): ScreenView<'Main'> {
  const { views } = fetchedPart<MainPart<string>>(METHODS[product].main);
  // A method's manifest and its views have the same ids: anything else does not compile.
  return views[id] as ScreenView<'Main'>;
}

export const ConsumerScreen: ComponentType<FlowScreenProps<Consumer>> = ({ state, hideHeader, ...props }) => {
  if (state.screen !== 'Main') return <Secondary {...props} name={state.screen} state={state} />;
  const blocks = mainBlocks(props.config)
    // The code of a product that the page has just added may still be loading.
    .filter(({ product }) => isFetched(METHODS[product].main))
    .map((block) => ({ ...block, View: viewOf(block) }));
  return <Main {...props} state={state} blocks={blocks} hideHeader={hideHeader} />;
};
