/** The types and hooks that the screens of `<auth-b2b-widget>` are written with. */
import type { FunctionComponent } from 'react';
import type { B2bStrings } from '../kit/i18n/catalogue.ts';
import type { Bootstrap } from '../provider/port.ts';
import type { ResolvedB2bConfig } from '../settings/business/types.ts';
import type { Loader } from '../shell/chunks/fetch-part.ts';
import type * as actions from '../shell/runner/action.ts';
import { createRunnerHooks, type Entered } from '../shell/runner/hooks.ts';
import type { Step } from '../shell/runner/step.ts';
import type { B2bEvent } from './flow/events.ts';
import type { B2bScreenName, B2bState, B2bStateOf } from './flow/screens.ts';
import type { B2b } from './flow/types.ts';

export type Action<Input> = actions.Action<B2b, Input>;
export type ActionContext = actions.ActionContext<B2b>;
export type ActionResult = actions.ActionResult<B2b>;
export type Query<Input, Answer> = actions.Query<B2b, Input, Answer>;

export const { RunnerContext, useRunner, useTask, useEntered } = createRunnerHooks<B2b>();

export interface ScreenProps<S extends B2bState = B2bState> {
  readonly state: S;
  readonly send: (event: B2bEvent) => void;
  readonly config: ResolvedB2bConfig;
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: B2bStrings;
  /** BCP 47 tag of the language that the texts are in, for plurals and names from `Intl`. */
  readonly locale: string;
}

export type ScreenView<Name extends B2bScreenName> = FunctionComponent<ScreenProps<B2bStateOf<Name>>>;

export interface Screen<Name extends B2bScreenName> {
  readonly View: FunctionComponent<ScreenProps<B2bStateOf<Name>> & { readonly entered: Entered }>;
  /** The step to start when the screen opens. The runner starts it, and the view gets its status as `entered`. */
  enter?(props: Pick<ScreenProps<B2bStateOf<Name>>, 'state' | 'config' | 'bootstrap'>): Step<B2b> | undefined;
}

/** All screens but Main. */
export type SecondaryScreen = Exclude<B2bScreenName, 'Main'>;

export type ScreensOf<Name extends B2bScreenName> = { readonly [N in Name]: Screen<N> };

/** The chunk of each screen. A chunk without the screen's view does not compile. */
export type ScreenLoaders<Name extends SecondaryScreen> = {
  readonly [N in Name]: Loader<{ readonly screens: ScreensOf<N> }>;
};
