/** The types that the screens of `<auth-b2b-widget>` are written with. */
import type { FunctionComponent } from 'react';
import type * as actions from '../shell/runner/action.ts';
import type * as screens from '../shell/runner/screen.ts';
import type { B2bScreenName, B2bState, B2bStateOf } from './flow/screens.ts';
import type { B2b } from './flow/types.ts';

export type Action<Input> = actions.Action<B2b, Input>;
export type ActionContext = actions.ActionContext<B2b>;
export type ActionResult = actions.ActionResult<B2b>;

export type ScreenProps<S extends B2bState = B2bState> = screens.ScreenProps<B2b, S>;
export type ScreenView<Name extends B2bScreenName> = FunctionComponent<ScreenProps<B2bStateOf<Name>>>;
export type Screen<Name extends B2bScreenName> = screens.Screen<B2b, Name>;
export type ScreensOf<Name extends B2bScreenName> = screens.ScreensOf<B2b, Name>;
