/** Renders the screens of `<auth-b2b-widget>`. */
import type { ComponentType } from 'react';
import type { FlowScreenProps } from '../../shell/app/flow.ts';
import { fetchedPart } from '../../shell/chunks/fetch-part.ts';
import { B2B_SCREENS } from '../entry/manifests.ts';
import type { B2bStateOf } from '../flow/screens.ts';
import type { B2b } from '../flow/types.ts';
import { Main } from '../main/main.tsx';
import { type ScreenProps, type ScreensOf, type SecondaryScreen, useEntered } from '../screen.ts';

interface SecondaryProps<Name extends SecondaryScreen> extends ScreenProps<B2bStateOf<Name>> {
  readonly name: Name;
}

function Secondary<Name extends SecondaryScreen>({ name, ...props }: SecondaryProps<Name>) {
  const { screens } = fetchedPart<{ readonly screens: ScreensOf<Name> }>(B2B_SCREENS[name]);
  const { View, enter } = screens[name];
  const entered = useEntered(enter?.(props));
  return <View {...props} entered={entered} />;
}

export const B2bScreen: ComponentType<FlowScreenProps<B2b>> = ({ state, hideHeader, ...props }) =>
  state.screen === 'Main' ? (
    <Main {...props} state={state} hideHeader={hideHeader} />
  ) : (
    <Secondary {...props} name={state.screen} state={state} />
  );
