/** A run of an action: its deadline, and its end. */
import { withDeadline } from '../../provider/errors.ts';
import type { RunTypes } from '../flow-types.ts';
import type { Failure, Runner, RunOptions } from './types.ts';

/** A signal that is aborted with `signal`, or when the attempt ends. */
function attemptWithin(signal: AbortSignal): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const end = (): void => {
    signal.removeEventListener('abort', end);
    controller.abort();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return { signal: controller.signal, end };
}

/**
 * Limits an action, but not the page: after it was asked, the action has all its time again.
 * @param latest what the page was asked last, if anything
 */
async function inTime<T>(
  work: Promise<T>,
  deadline: number | undefined,
  latest: () => Promise<void> | undefined,
): Promise<T> {
  const asked = latest();
  try {
    return await withDeadline(work, deadline);
  } catch (thrown) {
    if (latest() === asked) throw thrown;
    await latest();
    return inTime(work, deadline, latest);
  }
}

export interface ActionRun<Result> {
  readonly work: Promise<Result>;
  /** @param deadline ms */
  limited(deadline: number | undefined): Promise<Result>;
  /** Nobody waits for it any more. */
  end(): void;
}

/** @param run is told when it asks the page for something, which its deadline does not limit */
export function startRun<Result>(
  within: AbortSignal,
  run: (signal: AbortSignal, onAsk: (asked: Promise<void>) => void) => Promise<Result>,
): ActionRun<Result> {
  const { signal, end } = attemptWithin(within);
  let asked: Promise<void> | undefined;
  const work = run(signal, (latest) => {
    asked = latest;
  });
  return { work, limited: (deadline) => inTime(work, deadline, () => asked).finally(end), end };
}

/** @returns the failure, unless it has an event, which is sent in its place */
export function sendFailureEvent<F extends RunTypes>(
  failure: Failure,
  onFailure: RunOptions<F>['onFailure'],
  runner: Pick<Runner<F>, 'send'>,
): Failure | undefined {
  const event = onFailure?.(failure);
  if (!event) return failure;
  runner.send(event);
  return undefined;
}
