import type { FlowTypes } from '../flow-types.ts';
import type { Failure, Runner, RunOptions } from './runner.ts';

/** @returns the failure, unless it has an event, which is sent in its place */
export function sendFailureEvent<F extends FlowTypes>(
  failure: Failure,
  onFailure: RunOptions<F>['onFailure'],
  runner: Pick<Runner<F>, 'send'>,
): Failure | undefined {
  const event = onFailure?.(failure);
  if (!event) return failure;
  runner.send(event);
  return undefined;
}
