import type { AuthErrorCode } from '../config/types.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Reason } from '../i18n/reason.ts';
import type { Action, ActionContext, Explain, Query } from './action.ts';

export type ToastKind = 'success' | 'error';

export interface Failure {
  /** What the visitor should read about. */
  readonly reason: Reason;
  /** Trying the same again cannot help. */
  readonly refused: boolean;
}

export interface RunOptions {
  /** Aborted when the screen is left: a later answer is dropped, unless it is a session. */
  readonly signal: AbortSignal;
  readonly explain?: Explain | undefined;
  /** Also shows a failure as a toast. */
  readonly toastFailure?: boolean | undefined;
}

/** Runs what screens ask for; each widget has one (`create-runner.ts`). */
export interface Runner<F extends FlowTypes> {
  /** Runs an action, sends its event, tells the page. Resolves with the failure; undefined if it succeeded or the screen was left. */
  run<Input>(action: Action<F, Input>, input: Input, options: RunOptions): Promise<Failure | undefined>;
  /** The context of an action, for what is not a single action, such as a prompt that stays on the page. */
  context(): Promise<ActionContext<F>>;
  /** Asks the provider; the page is told of a failure. Resolves with undefined once `signal` is aborted. */
  ask<Input, Answer>(
    query: Query<F, Input, Answer>,
    input: Input,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer } | { readonly failure: Failure } | undefined>;
  send(event: F['event']): void;
  /** Tells the page of a failure that is not the provider's: invalid input, a wallet, code that did not load. */
  report(code: AuthErrorCode, reason: Reason, cause?: unknown): void;
  toast(kind: ToastKind, text: string): void;
}
