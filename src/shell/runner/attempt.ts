/** A run of an action: its context, its deadline, and its end. */
import { withDeadline } from '../../provider/deadline.ts';
import { loaded } from '../../provider/loaded.ts';
import { settlePageWork } from '../../provider/page-work.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { SendContext } from './action.ts';
import type { RunnerDependencies } from './dependencies.ts';

/** What the context of an action is made of. */
export type ContextDependencies<F extends FlowTypes> = Pick<
  RunnerDependencies<F>,
  'host' | 'settings' | 'config' | 'redirect' | 'loadProvider'
>;

/**
 * The context of an action that starts now.
 * @param onAsk called with what the page does before anything may be sent
 */
export async function contextOf<F extends FlowTypes>(
  current: () => ContextDependencies<F>,
  signal: AbortSignal,
  onAsk?: (asked: Promise<void>) => void,
): Promise<SendContext<F>> {
  const { config, settings, loadProvider, redirect } = current();
  return {
    provider: await loaded<F['provider']>(loadProvider),
    settings,
    config,
    redirect,
    signal,
    async submit(detail) {
      const work = current().host.submit(detail);
      if (work === undefined) return;
      const asked = settlePageWork(work);
      onAsk?.(asked);
      await asked;
      // The visitor may have left the screen in the meantime.
      signal.throwIfAborted();
    },
    emit: (event) => current().host.event(event),
  };
}

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

export interface Attempt<Result> {
  readonly work: Promise<Result>;
  /** @param deadline ms */
  limited(deadline: number | undefined): Promise<Result>;
  /** Nobody waits for it any more. */
  end(): void;
}

/** @param run is told when it asks the page for something, which its deadline does not limit */
export function startAttempt<Result>(
  within: AbortSignal,
  run: (signal: AbortSignal, onAsk: (asked: Promise<void>) => void) => Promise<Result>,
): Attempt<Result> {
  const { signal, end } = attemptWithin(within);
  let asked: Promise<void> | undefined;
  const work = run(signal, (latest) => {
    asked = latest;
  });
  return { work, limited: (deadline) => inTime(work, deadline, () => asked).finally(end), end };
}
