/** Steps: what a screen starts when it opens. */

import type { Reason } from '../../kit/i18n/reason.ts';
import type { AuthErrorCode } from '../../settings/types.ts';
import type { FlowTypes } from '../flow-types.ts';
import { sendFailureEvent } from './attempt.ts';
import type { Action, Failure, Runner, RunOptions } from './types.ts';

export interface Step<F extends FlowTypes> {
  /** `press`: when the visitor confirms by pressing a button. */
  readonly starts: 'at once' | 'press';
  run(runner: Runner<F>, signal: AbortSignal): Promise<Failure | undefined>;
}

/** The options that a step may set of its run. How it failed, and that it runs, stands on its screen. */
export type StepRunOptions<F extends FlowTypes> = Pick<
  RunOptions<F>,
  'explain' | 'onFailure' | 'deadline' | 'toastFailure'
>;

interface StepOptions<F extends FlowTypes, Input>
  extends StepRunOptions<F>,
    Partial<Pick<Step<F>, 'starts'>> {
  readonly action: Action<F, Input>;
  readonly input: Input;
}

interface AskingStepOptions<F extends FlowTypes, Input> extends Omit<StepOptions<F, Input>, 'input'> {
  /** Asks for the action's input elsewhere, such as in a wallet. The deadline is not for it: must settle on its own. */
  readonly ask: () => Promise<Input>;
  /** How to report that `ask` was rejected. */
  readonly unanswered: { readonly code: AuthErrorCode; readonly reason: Reason };
}

/** A step that runs an action. */
export function step<F extends FlowTypes, Input>({
  action,
  input,
  starts = 'at once',
  ...options
}: StepOptions<F, Input>): Step<F> {
  return { starts, run: (runner, signal) => runner.run(action, input, { ...options, signal }) };
}

/** A step that asks for input elsewhere, such as in a wallet, and runs an action with the answer. */
export function askingStep<F extends FlowTypes, Input>({
  ask,
  unanswered,
  ...options
}: AskingStepOptions<F, Input>): Step<F> {
  return {
    starts: options.starts ?? 'at once',
    async run(runner, signal) {
      let input: Input;
      try {
        input = await ask();
      } catch (cause) {
        if (signal.aborted) return undefined;
        runner.report(unanswered.code, unanswered.reason, { cause });
        return sendFailureEvent(
          { reason: unanswered.reason, refused: false, cause },
          options.onFailure,
          runner,
        );
      }
      return signal.aborted ? undefined : step({ ...options, input }).run(runner, signal);
    },
  };
}
