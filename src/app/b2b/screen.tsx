/** Renders the screens of `<auth-b2b-widget>`. */
import type { ComponentType } from 'react';
import { Main } from '../../b2b/main/main.tsx';
import { type ScreenProps, type ScreensOf, type SecondaryScreen, useEntered } from '../../b2b/screen.ts';
import { fetchedPart } from '../../chunks/fetch-part.ts';
import { B2B_SCREENS } from '../../entry/b2b/manifests.ts';
import type { B2bStateOf } from '../../flow/b2b/screens.ts';
import type { B2b } from '../../flow/b2b/types.ts';
import type { FlowScreenProps } from '../flow.ts';

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
