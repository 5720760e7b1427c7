/** Runs actions: deadline, abort when the screen is left, errors into texts, and the page told. Once, for all screens. */
import type { AuthErrorDetail } from '../config/types.ts';
import type { Host } from '../entry/host.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Strings } from '../i18n/en.ts';
import { type Reason, sentenceOf } from '../i18n/reason.ts';
import { withDeadline } from '../provider/deadline.ts';
import { ProviderError } from '../provider/errors.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { ActionContext, ActionResult, Explain } from './action.ts';
import type { Failure, Runner, ToastKind } from './runner.ts';

/** What a runner depends on and what may change while it lives; read at each use. */
export interface RunnerDependencies<F extends FlowTypes> {
  readonly host: Host;
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly strings: Strings;
  readonly screen: string;
  readonly provider: Promise<F['provider']>;
  readonly redirect: Redirect;
  send(event: F['event']): void;
  toast(kind: ToastKind, text: string): void;
}

function toProviderError(thrown: unknown): ProviderError {
  return thrown instanceof ProviderError ? thrown : new ProviderError('unexpected', { cause: thrown });
}

function reasonOf(error: ProviderError, explain: Explain | undefined): Reason {
  const own = explain?.(error);
  if (own) return own;
  return error.code === 'provider' && error.message !== error.code ? { said: error.message } : error.code;
}

function errorDetail(error: ProviderError, message: string, screen: string): AuthErrorDetail {
  return {
    code: error.code,
    message,
    screen,
    ...(error.status !== undefined && { status: error.status }),
    ...(error.type !== undefined && { type: error.type }),
    ...(error.requestId !== undefined && { requestId: error.requestId }),
    cause: error.cause ?? error,
  };
}

/** A chunk of the client that does not load is a network failure. */
async function ready<Provider>(provider: Promise<Provider>): Promise<Provider> {
  try {
    return await provider;
  } catch (cause) {
    throw new ProviderError('network', { cause });
  }
}

/** Tells the page of a failure and returns what the visitor should read about it. */
function fail(
  { host, strings }: Pick<RunnerDependencies<FlowTypes>, 'host' | 'strings'>,
  thrown: unknown,
  screen: string,
  explain?: Explain,
): Failure {
  const error = toProviderError(thrown);
  const reason = reasonOf(error, explain);
  host.error(errorDetail(error, sentenceOf(reason, strings.errors), screen));
  return { reason, refused: error.refused };
}

/** What an action that starts now is given. */
async function contextOf<F extends FlowTypes>(now: () => RunnerDependencies<F>): Promise<ActionContext<F>> {
  const { config, settings, provider, redirect, screen } = now();
  return {
    provider: await ready<F['provider']>(provider),
    settings,
    config,
    redirect,
    tell: (event) => now().host.event(event),
    report: (error, explain) => fail(now(), error, screen, explain).reason,
  };
}

function runnerOver<F extends FlowTypes>(now: () => RunnerDependencies<F>): Runner<F> {
  let sessions = 0;
  const conclude = ({ event, told, success }: ActionResult<F['event']>): void => {
    const { host, redirect, send } = now();
    if (success) {
      sessions += 1;
      redirect.signedIn();
    }
    if (told) host.event(told);
    if (event) send(event);
    if (success) host.success(success);
  };
  return {
    async run(action, input, { signal, explain, toastFailure }) {
      const { screen } = now();
      let settled = false;
      const before = sessions;
      const work = contextOf(now).then((context) => {
        // The screen was left before the client was there: an unsent token stays for whoever shows it next.
        signal.throwIfAborted();
        return action(context, input);
      });
      // A session that comes after the deadline exists all the same, and the visitor and the page must learn of it -
      // unless another try has brought one meanwhile.
      work.then(
        (result) => settled && result.success && sessions === before && conclude(result),
        () => undefined,
      );
      try {
        const result = await withDeadline(work);
        if (result.success || !signal.aborted) conclude(result);
        return undefined;
      } catch (thrown) {
        if (signal.aborted) return undefined;
        const failure = fail(now(), thrown, screen, explain);
        if (toastFailure) now().toast('error', sentenceOf(failure.reason, now().strings.errors));
        return failure;
      } finally {
        settled = true;
      }
    },
    context: () => withDeadline(contextOf(now)),
    async ask(query, input, signal) {
      const { screen } = now();
      try {
        const answer = await withDeadline(contextOf(now).then((context) => query(context, input)));
        return signal.aborted ? undefined : { answer };
      } catch (thrown) {
        return signal.aborted ? undefined : { failure: fail(now(), thrown, screen) };
      }
    },
    send: (event) => now().send(event),
    report(code, reason, cause) {
      const { host, screen, strings } = now();
      const message = sentenceOf(reason, strings.errors);
      host.error({ code, message, screen, ...(cause !== undefined && { cause }) });
    },
    toast: (kind, text) => now().toast(kind, text),
  };
}

/** A runner, and the way to keep its dependencies current. */
export function createRunner<F extends FlowTypes>(initial: RunnerDependencies<F>) {
  let current = initial;
  return {
    runner: runnerOver<F>(() => current),
    follow(dependencies: RunnerDependencies<F>): void {
      current = dependencies;
    },
  };
}
