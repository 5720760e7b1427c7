/** Renders the consumer flow's screens. */
import type { ComponentType } from 'react';
import { fetchedPart, isFetched } from '../../chunks/fetch-part.ts';
import { METHODS, SCREENS } from '../../entry/consumer/manifests.ts';
import type { StateOf } from '../../flow/consumer/screens.ts';
import type { Consumer } from '../../flow/consumer/types.ts';
import type { SecondaryScreen } from '../../methods/manifest.ts';
import { type ScreenProps, type ScreensOf, useEntered } from '../../methods/method.ts';
import type { FlowScreenProps } from '../flow.ts';
import { Main } from './main/main.tsx';

interface SecondaryProps<Name extends SecondaryScreen> extends ScreenProps<StateOf<Name>> {
  readonly name: Name;
}

function Secondary<Name extends SecondaryScreen>({ name, ...props }: SecondaryProps<Name>) {
  const { screens } = fetchedPart<{ readonly screens: ScreensOf<Name> }>(SCREENS[name]);
  const { View, enter } = screens[name];
  const entered = useEntered(enter?.(props));
  return <View {...props} entered={entered} />;
}

export const ConsumerScreen: ComponentType<FlowScreenProps<Consumer>> = ({ state, hideHeader, ...props }) => {
  if (state.screen !== 'Main') return <Secondary {...props} name={state.screen} state={state} />;
  const blocks = props.config.products
    .map((product) => METHODS[product].main)
    // The code of a product that the page has just added may still be loading.
    .filter(isFetched)
    .flatMap((main) => fetchedPart(main).blocks(props.config));
  return <Main {...props} state={state} blocks={blocks} hideHeader={hideHeader} />;
};
