import type { OwnSentences, Reason } from '../../kit/i18n/reason.ts';
import type { ToastKind } from '../../kit/ui/toaster.tsx';
import type { AuthErrorCode, AuthErrorDetail } from '../../settings/types.ts';
import type { FlowTypes, SharedEvent } from '../flow-types.ts';
import type { Action, ActionContext, ActionResult, Explain, Query } from './action.ts';

/** A toast that has been shown. */
export interface Toast {
  /** Shows another message in its place. */
  replace(kind: ToastKind, text: string): void;
  dismiss(): void;
}

export interface Failure {
  /** Determines the text that the visitor reads. */
  readonly reason: Reason;
  /** The same input cannot succeed: retrying is pointless. */
  readonly refused: boolean;
  /** What was thrown where a step asked for its input. */
  readonly cause?: unknown;
}

export interface RunOptions<F extends FlowTypes = FlowTypes> {
  /** Aborted when the visitor leaves the screen. A later answer is then dropped, unless it is a session. */
  readonly signal: AbortSignal;
  readonly explain?: Explain | undefined;
  /** The event of a failure, which leads to another screen. If undefined, the failure is shown on this screen. */
  readonly onFailure?: ((failure: Failure) => F['event'] | undefined) | undefined;
  /** The method's own sentences for failures. */
  readonly sentences?: OwnSentences | undefined;
  /** ms after which the visitor is told that it took too long. Default: 15 s. */
  readonly deadline?: number | undefined;
  /** Also shows a failure as a toast. */
  readonly toastFailure?: boolean | undefined;
  /** Texts of a toast that stays while the action runs, and then says that it is done, or how it failed. */
  readonly toastProgress?: { readonly running: string; readonly done: string } | undefined;
}

/** Runs the actions of a widget's screens (`create-runner.ts`). */
export interface Runner<F extends FlowTypes> {
  /**
   * Runs an action, sends its event and reports to the page.
   * @returns the failure; undefined if the action succeeded, its failure has an event, or the visitor left the screen
   */
  run<Input>(action: Action<F, Input>, input: Input, options: RunOptions<F>): Promise<Failure | undefined>;
  /** The context of an action, for what is not a single action, such as a prompt that stays open. */
  context(signal: AbortSignal): Promise<ActionContext<F>>;
  /** Asks the provider and reports a failure to the page. Resolves with undefined if `signal` is aborted. */
  ask<Input, Answer>(
    query: Query<F, Input, Answer>,
    input: Input,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer } | { readonly failure: Failure } | undefined>;
  send(event: F['event'] | SharedEvent): void;
  /** Reports a session that no action has created. Ignored once an action has created one. */
  found(result: ActionResult<F>, by: Pick<F['provider'], 'pending'>): void;
  /** The visitor has left the screen, or the widget the page: nothing waits any more. */
  abandon(): void;
  /** Reports a failure of the provider that no action has met. */
  reportError(error: unknown): void;
  /** Reports a failure to the page that no call has met: invalid input, a wallet, code that did not load, a dead end. */
  report(
    code: AuthErrorCode,
    reason: Reason,
    detail?: Pick<AuthErrorDetail, 'cause' | 'reason' | 'status' | 'type'>,
  ): void;
}
