/** What a login method of the consumer flow is made of. */
import type { FunctionComponent } from 'react';
import type { ResolvedConfig } from '../config/types.ts';
import type { FlowEvent } from '../flow/consumer/events.ts';
import type { ScreenName, State, StateOf } from '../flow/consumer/screens.ts';
import type { Consumer } from '../flow/consumer/types.ts';
import type { Strings } from '../i18n/en.ts';
import type { Bootstrap } from '../provider/port.ts';
import type * as actions from '../runner/action.ts';
import { createRunnerHooks, type Entered } from '../runner/hooks.ts';
import type * as runners from '../runner/runner.ts';
import type { Step } from '../runner/step.ts';

export type Action<Input> = actions.Action<Consumer, Input>;
export type ActionContext = actions.ActionContext<Consumer>;
export type ActionResult = actions.ActionResult<FlowEvent>;
export type Query<Input, Answer> = actions.Query<Consumer, Input, Answer>;
export type Runner = runners.Runner<Consumer>;

export const { RunnerContext, useRunner, useTask, useEntered } = createRunnerHooks<Consumer>();

export interface ScreenProps<S extends State = State> {
  readonly state: S;
  readonly send: (event: FlowEvent) => void;
  readonly config: ResolvedConfig;
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: Strings;
  /** BCP 47, of the texts; for plurals and for names that `Intl` knows. */
  readonly locale: string;
}

export type ScreenView<Name extends ScreenName> = FunctionComponent<ScreenProps<StateOf<Name>>>;

export interface Screen<Name extends ScreenName> {
  readonly View: FunctionComponent<ScreenProps<StateOf<Name>> & { readonly entered: Entered }>;
  /** What starts when the screen opens; the runner starts it, and the view sees it as `entered`. */
  enter?(
    props: Pick<ScreenProps<StateOf<Name>>, 'state' | 'config' | 'bootstrap'>,
  ): Step<Consumer> | undefined;
}

export type ScreensOf<Name extends ScreenName> = { readonly [N in Name]: Screen<N> };

/** One form of Main under its own tab. Blocks of one id are the same tab: the first method that brings it wins. */
export interface IdentifierBlock {
  readonly kind: 'identifier';
  readonly id: 'sms' | 'whatsapp' | 'email';
  readonly tab: keyof Pick<Strings['main'], 'text' | 'whatsapp' | 'email'>;
  readonly View: ScreenView<'Main'>;
}

/** A group of buttons of Main, above the divider. */
export interface ButtonsBlock {
  readonly kind: 'buttons';
  readonly id: string;
  readonly View: ScreenView<'Main'>;
}

export type MainBlock = IdentifierBlock | ButtonsBlock;

/** What a method's `main.tsx` exports. */
export interface MainPart {
  blocks(config: ResolvedConfig): readonly MainBlock[];
}
