/** Steps: what a screen starts when it opens. */
import type { AuthErrorCode } from '../config/types.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Reason } from '../i18n/reason.ts';
import type { Action } from './action.ts';
import type { Failure, Runner, RunOptions } from './runner.ts';

export interface Step<F extends FlowTypes> {
  /** `press`: when the visitor confirms by pressing a button. */
  readonly starts: 'at once' | 'press';
  run(runner: Runner<F>, signal: AbortSignal): Promise<Failure | undefined>;
  /** The event of a failure. If undefined, the failure is shown on this screen. */
  readonly onFailure?: ((failure: Failure) => F['event'] | undefined) | undefined;
}

interface StepOptions<F extends FlowTypes, Input>
  extends Omit<RunOptions, 'signal'>,
    Partial<Pick<Step<F>, 'starts' | 'onFailure'>> {
  readonly action: Action<F, Input>;
  readonly input: Input;
}

interface AskingStepOptions<F extends FlowTypes, Input> extends Omit<StepOptions<F, Input>, 'input'> {
  /** Asks for the action's input elsewhere, such as in a wallet. Has no deadline here: must settle on its own. */
  readonly ask: () => Promise<Input>;
  /** How to report that `ask` was rejected. */
  readonly unanswered: { readonly code: AuthErrorCode; readonly reason: Reason };
}

/** A step that runs an action. */
export function step<F extends FlowTypes, Input>(options: StepOptions<F, Input>): Step<F> {
  const { action, input, starts = 'at once', onFailure, explain, deadline, toastFailure } = options;
  return {
    starts,
    onFailure,
    run: (runner, signal) => runner.run(action, input, { signal, explain, deadline, toastFailure }),
  };
}

/** A step that asks for input elsewhere, such as in a wallet, and runs an action with the answer. */
export function askingStep<F extends FlowTypes, Input>(options: AskingStepOptions<F, Input>): Step<F> {
  const { action, ask, unanswered, starts = 'at once', onFailure, explain, toastFailure } = options;
  return {
    starts,
    onFailure,
    async run(runner, signal) {
      let input: Input;
      try {
        input = await ask();
      } catch (cause) {
        if (signal.aborted) return undefined;
        runner.report(unanswered.code, unanswered.reason, cause);
        return { reason: unanswered.reason, refused: false, cause };
      }
      return signal.aborted ? undefined : runner.run(action, input, { signal, explain, toastFailure });
    },
  };
}
