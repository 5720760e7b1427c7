/** An action, as a view sees it: whether it runs, how it failed, and how to run it. */

import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reason } from '../../kit/i18n/reason.ts';
import type { LoadErrorCode } from '../../kit/lib/load-error.ts';
import { withoutPrototype } from '../../kit/lib/objects.ts';
import type { AuthErrorDetail } from '../../settings/types.ts';
import type { FlowTypes, RunTypes } from '../flow-types.ts';
import type { Step } from './step.ts';
import type { Action, Failure, RunOptions } from './types.ts';
import { NextScreenContext, useAnyRunner, useRunner } from './use-runner.ts';
import { useSentence } from './use-strings.ts';

/** `refused`: the same input cannot succeed. `failed`: it may succeed later, or nothing was tried. */
export type TaskResult = 'done' | 'refused' | 'failed';

export interface Task<Input> {
  /** True if it runs, or has led to a screen whose code is still loading. */
  readonly pending: boolean;
  /** The sentence to show to the visitor, until the next run or `clear`. */
  readonly failure: string | undefined;
  /** True if the failure is that the visitor did not finish, which is said quietly. */
  readonly canceled: boolean;
  /** Ignored while `pending`. If the code of the screen that it led to failed to load, loads that instead. */
  run(input: Input): Promise<TaskResult>;
  /** Shows a failure that the widget itself found, such as invalid input, and reports it to the page. */
  refuse(
    reason: Reason,
    code?: 'validation' | 'provider' | LoadErrorCode,
    detail?: Pick<AuthErrorDetail, 'reason' | 'cause'>,
  ): void;
  clear(): void;
}

/** The step of the open screen. */
export interface Entered {
  /** `waiting`: for the visitor to press a button. */
  readonly status: 'waiting' | 'running' | 'failed';
  readonly failure: string | undefined;
  /** Starts a waiting step, or retries a failed one. */
  start(): void;
}

type RunStatus = 'idle' | 'running' | 'succeeded';

/**
 * Runs an action once at a time, which lasts until the code of the screen that it leads to has loaded. Its signal is
 * aborted when the view unmounts.
 */
function useRun<Input>(
  attempt: (input: Input, signal: AbortSignal) => Promise<Failure | undefined>,
  { refused, sentences, lasting = false }: Pick<TaskOptions, 'refused' | 'sentences' | 'lasting'> = {},
) {
  const [latest, setLatest] = useState<{ readonly status: RunStatus }>({ status: 'idle' });
  const { status } = latest;
  const next = useContext(NextScreenContext);
  const [failed, setFailed] = useState<Pick<Failure, 'reason' | 'canceled'> | undefined>(
    refused && { reason: refused },
  );
  const running = useRef(false);
  const unmounted = useRef<AbortController>(undefined);

  // In the same task as the render: a button can be pressed before other effects run.
  useLayoutEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);

  // Not before the render that also knows the next screen: until then, a press would run the attempt again.
  useLayoutEffect(() => {
    running.current = latest.status === 'running';
  }, [latest]);

  const run = async (input: Input): Promise<TaskResult> => {
    const signal = unmounted.current?.signal;
    if (running.current || !signal) return 'failed';
    if (status === 'succeeded' && next) {
      if (next.status === 'failed') next.retry();
      return 'failed';
    }
    running.current = true;
    setLatest({ status: 'running' });
    setFailed(undefined);
    const failure = await attempt(input, lasting ? new AbortController().signal : signal);
    if (signal.aborted && !lasting) return 'failed';
    if (failure === undefined) {
      setLatest({ status: 'succeeded' });
      return 'done';
    }
    const fail = (): void => {
      setLatest({ status: 'idle' });
      setFailed(failure);
    };
    if (!failure.refused) {
      fail();
      return 'failed';
    }
    // The form focuses the field that says so (kit/ui/form.tsx).
    flushSync(fail);
    return 'refused';
  };
  const pending = status === 'running' || (status === 'succeeded' && next?.status === 'loading');
  return {
    pending,
    failure: useSentence(failed?.reason, sentences),
    canceled: failed?.canceled ?? false,
    run,
    setFailed,
  };
}

export interface TaskOptions<F extends RunTypes = RunTypes> extends Omit<RunOptions<F>, 'signal'> {
  /** Why the visitor's input was refused before React was there. */
  readonly refused?: Reason | undefined;
  /** True if its answer counts even if the view has gone, such as the row of what it has removed. */
  readonly lasting?: boolean | undefined;
}

export function useTask<F extends RunTypes, Input>(
  action: Action<F, Input>,
  given: TaskOptions<F> = {},
): Task<Input> {
  const { refused, lasting, ...others } = withoutPrototype(given);
  const options = withoutPrototype(others);
  const runner = useAnyRunner<F>();
  const { pending, failure, canceled, run, setFailed } = useRun<Input>(
    (input, signal) => runner.run(action, input, { ...options, signal }),
    { refused, lasting, sentences: options.sentences },
  );
  return {
    pending,
    failure,
    canceled,
    run,
    refuse(reason, code = 'validation', detail) {
      // Cleared first, so that a screen reader announces the same sentence again.
      flushSync(() => setFailed(undefined));
      setFailed({ reason });
      runner.report(code, reason, detail);
    },
    clear: () => setFailed(undefined),
  };
}

/** Starts the step of a screen when the screen opens, once. */
export function useEntered<F extends FlowTypes>(step: Step<F> | undefined): Entered {
  const runner = useRunner<F>();
  const [started, setStarted] = useState(false);
  const { failure, run } = useRun(async (_input: undefined, signal) => step?.run(runner, signal));
  const startsAtOnce = step?.starts === 'at once';
  const enter = useEffectEvent(() => void run(undefined));
  useEffect(() => {
    if (startsAtOnce) enter();
  }, [startsAtOnce]);

  const status = failure !== undefined ? 'failed' : started || startsAtOnce ? 'running' : 'waiting';
  return {
    status,
    failure,
    start() {
      setStarted(true);
      void run(undefined);
    },
  };
}
