/** The types that login methods of the consumer flow are written with. */
import type { FunctionComponent } from 'react';
import type * as actions from '../shell/runner/action.ts';
import type * as screens from '../shell/runner/screen.ts';
import type { ScreenName, State, StateOf } from './flow/screens.ts';
import type { Consumer } from './flow/types.ts';

export type Action<Input> = actions.Action<Consumer, Input>;
export type Send<Input> = actions.Send<Consumer, Input>;
export type ActionContext = actions.ActionContext<Consumer>;
export type ActionResult = actions.ActionResult<Consumer>;

export type ScreenProps<S extends State = State> = screens.ScreenProps<Consumer, S>;
export type ScreenView<Name extends ScreenName> = FunctionComponent<ScreenProps<StateOf<Name>>>;
export type Screen<Name extends ScreenName> = screens.Screen<Consumer, Name>;
export type ScreensOf<Name extends ScreenName> = screens.ScreensOf<Consumer, Name>;

/** What a method's `main.tsx` exports: the views of its blocks on Main, by their ids. */
export interface MainPart<Id extends string> {
  readonly views: { readonly [I in Id]: ScreenView<'Main'> };
}
