/** The types that login methods of the business flow are written with. */
import type { FunctionComponent } from 'react';
import type * as screens from '../shell/runner/screen.ts';
import type * as actions from '../shell/runner/types.ts';
import type { ScreenName, State, StateOf } from './flow/screens.ts';
import type { Business } from './flow/types.ts';

export type Action<Input> = actions.Action<Business, Input>;
export type ActionContext = actions.ActionContext<Business>;
export type ActionResult = actions.ActionResult<Business>;

export type ScreenProps<S extends State = State> = screens.ScreenProps<Business, S>;
export type ScreenView<Name extends ScreenName> = FunctionComponent<ScreenProps<StateOf<Name>>>;
export type Screen<Name extends ScreenName> = screens.Screen<Business, Name>;
export type ScreensOf<Name extends ScreenName> = screens.ScreensOf<Business, Name>;
