/** The types and hooks that login methods of the consumer flow are written with. */
import type { FunctionComponent } from 'react';
import type { FlowEvent } from '../consumer/flow/events.ts';
import type { ScreenName, State, StateOf } from '../consumer/flow/screens.ts';
import type { Consumer } from '../consumer/flow/types.ts';
import type { Strings } from '../kit/i18n/catalogue.ts';
import type { Bootstrap } from '../provider/port.ts';
import type { ResolvedConfig } from '../settings/types.ts';
import type * as actions from './runner/action.ts';
import { createRunnerHooks, type Entered } from './runner/hooks.ts';
import type * as runners from './runner/runner.ts';
import type { Step } from './runner/step.ts';

export type Action<Input> = actions.Action<Consumer, Input>;
export type ActionContext = actions.ActionContext<Consumer>;
export type ActionResult = actions.ActionResult<Consumer>;
export type Query<Input, Answer> = actions.Query<Consumer, Input, Answer>;
export type Runner = runners.Runner<Consumer>;

export const { RunnerContext, useRunner, useTask, useEntered } = createRunnerHooks<Consumer>();

export interface ScreenProps<S extends State = State> {
  readonly state: S;
  readonly send: (event: FlowEvent) => void;
  readonly config: ResolvedConfig;
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: Strings;
  /** BCP 47 tag of the language that the texts are in, for plurals and names from `Intl`. */
  readonly locale: string;
}

export type ScreenView<Name extends ScreenName> = FunctionComponent<ScreenProps<StateOf<Name>>>;

export interface Screen<Name extends ScreenName> {
  readonly View: FunctionComponent<ScreenProps<StateOf<Name>> & { readonly entered: Entered }>;
  /** The step to start when the screen opens. The runner starts it, and the view gets its status as `entered`. */
  enter?(
    props: Pick<ScreenProps<StateOf<Name>>, 'state' | 'config' | 'bootstrap'>,
  ): Step<Consumer> | undefined;
}

export type ScreensOf<Name extends ScreenName> = { readonly [N in Name]: Screen<N> };

/** What a method's `main.tsx` exports: the views of its blocks on Main, by their ids. */
export interface MainPart<Id extends string> {
  readonly views: { readonly [I in Id]: ScreenView<'Main'> };
}
