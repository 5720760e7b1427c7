/** What starts when a screen opens. */
import type { AuthErrorCode } from '../config/types.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Reason } from '../i18n/reason.ts';
import type { Action } from './action.ts';
import type { Failure, Runner, RunOptions } from './runner.ts';

export interface Step<F extends FlowTypes> {
  /** `press`: a person has to confirm first. */
  readonly starts: 'at once' | 'press';
  run(runner: Runner<F>, signal: AbortSignal): Promise<Failure | undefined>;
  /** Where a failure leads; undefined shows it on this screen. */
  readonly onFailure?: ((failure: Failure) => F['event'] | undefined) | undefined;
}

interface StepOptions<F extends FlowTypes, Input>
  extends Omit<RunOptions, 'signal'>,
    Partial<Pick<Step<F>, 'starts' | 'onFailure'>> {
  readonly action: Action<F, Input>;
  readonly input: Input;
}

interface AskingStepOptions<F extends FlowTypes, Input> extends Omit<StepOptions<F, Input>, 'input'> {
  /** Gets the action's input from somebody else, such as a wallet; has to settle by itself. */
  readonly ask: () => Promise<Input>;
  /** How a rejection of `ask` is told. */
  readonly unanswered: { readonly code: AuthErrorCode; readonly reason: Reason };
}

/** Runs an action as soon as its screen opens, or at the visitor's press. */
export function step<F extends FlowTypes, Input>(options: StepOptions<F, Input>): Step<F> {
  const { action, input, starts = 'at once', onFailure, explain, toastFailure } = options;
  return {
    starts,
    onFailure,
    run: (runner, signal) => runner.run(action, input, { signal, explain, toastFailure }),
  };
}

/** Asks somebody else first, then runs an action with the answer. */
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
        return { reason: unanswered.reason, refused: false };
      }
      return signal.aborted ? undefined : runner.run(action, input, { signal, explain, toastFailure });
    },
  };
}
