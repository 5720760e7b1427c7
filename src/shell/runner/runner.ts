/**
 * Runs the actions of all screens: sets a deadline, drops what arrives after the visitor has left the screen, turns
 * errors into texts, and reports to the page.
 */

import { type OwnSentences, type Reason, sentenceOf } from '../../kit/i18n/reason.ts';
import type { canStoreCookie } from '../../kit/lib/cookies.ts';
import { withoutPrototype } from '../../kit/lib/objects.ts';
import type { PasskeyErrorReason } from '../../kit/lib/passkey-error-reasons.ts';
import { NO_DEADLINE } from '../../kit/lib/promises.ts';
import { loaded, ProviderError, withDeadline } from '../../provider/errors.ts';
import { explainSetting } from '../../provider/explain-setting.ts';
import { settlePageWork } from '../../provider/page-work.ts';
import type { AuthErrorDetail } from '../../settings/types.ts';
import type { FlowTypes, RunTypes } from '../flow-types.ts';
import { type ActionRun, sendFailureEvent, startRun } from './attempt.ts';
import { createConclusion } from './conclusion.ts';
import { createLeaving } from './destination.ts';
import { reasonOfType } from './refusals.ts';
import type {
  Action,
  ActionContext,
  ActionResult,
  Conclusion,
  Explain,
  Failure,
  FlowDependencies,
  FlowRunner,
  Runner,
  RunnerDependencies,
  RunOptions,
} from './types.ts';

function asProviderError(thrown: unknown): ProviderError {
  return thrown instanceof ProviderError ? thrown : new ProviderError('unexpected', { cause: thrown });
}

/** The visitor's sentence about a setting of the provider's dashboard, by the type of its refusal. */
const OF_SETTINGS: Readonly<Record<string, Reason>> = {
  invalid_phone_number_country_code: 'phoneCountry',
  cross_org_passwords_not_enabled: 'passwordsApart',
};

/** Also a wrong password's type, which its screen explains. Otherwise, the public token is unknown. */
const UNKNOWN_TOKEN = 'unauthorized_credentials';

/**
 * @param explain of the action
 * @param explainAll of all actions
 */
function reasonOf(
  error: ProviderError,
  explain: Explain | undefined,
  explainAll: Explain | undefined,
): Reason {
  const explained = explain?.(error) ?? explainAll?.(error);
  // A setting of the provider's dashboard refuses this, whatever a screen of a sign-in makes of refusals.
  if (error.code === 'configuration' && error.type !== undefined)
    return OF_SETTINGS[error.type] ?? (explainAll && explained) ?? 'configuration';
  if (explained) return explained;
  if (error.type === UNKNOWN_TOKEN) return 'configuration';
  const { code } = error;
  // An error with this code cannot be made with another one's reason.
  if (code === 'passkey') return error.reason as PasskeyErrorReason;
  const ours = code === 'provider' ? reasonOfType(error.type) : undefined;
  if (ours) return ours;
  return (code === 'provider' || code === 'page') && error.message !== code ? { said: error.message } : code;
}

function errorDetail(error: ProviderError, message: string, screen: string): AuthErrorDetail {
  return {
    code: error.code,
    message,
    screen,
    ...(error.status !== undefined && { status: error.status }),
    ...(error.type !== undefined && { type: error.type }),
    ...(error.requestId !== undefined && { requestId: error.requestId }),
    ...(error.reason !== undefined && { reason: error.reason }),
    cause: error.cause ?? error,
  };
}

/** Reports a failure to the page and returns what to tell the visitor. */
function fail<F extends RunTypes>(
  { host, strings, explain: explainAll }: RunnerDependencies<F>,
  thrown: unknown,
  screen: string,
  { explain, sentences, isPrivate }: Pick<RunOptions, 'explain' | 'sentences' | 'isPrivate'> = {},
): Failure {
  const error = asProviderError(thrown);
  const reason = reasonOf(error, explain, explainAll);
  explainSetting(error);
  if (!isPrivate?.(error))
    host.error(errorDetail(error, sentenceOf(reason, strings.errors, sentences), screen));
  return {
    reason,
    refused: error.refused,
    ...(error.reason === 'user_cancellation' && { canceled: true }),
  };
}

/**
 * The context of an action that starts now.
 * @param onAsk called with what the page does before anything may be sent
 */
async function actionContextOf<F extends RunTypes>(
  current: () => RunnerDependencies<F>,
  signal: AbortSignal,
  sentences?: OwnSentences,
  onAsk?: (asked: Promise<void>) => void,
): Promise<ActionContext<F>> {
  const { config, settings, loadProvider, redirect, screen } = current();
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
    report: (error, explain) => fail(current(), error, screen, { explain, sentences }).reason,
  };
}

/** The toasts of an action that starts now. A progress that the visitor has left behind is dismissed at once. */
function actionToasts<F extends RunTypes>(
  current: () => RunnerDependencies<F>,
  { signal, toastFailure, toastProgress }: Pick<RunOptions, 'signal' | 'toastFailure' | 'toastProgress'>,
) {
  let progress = toastProgress && current().toast?.('loading', toastProgress.running);
  signal.addEventListener('abort', () => progress?.dismiss());
  return {
    done(): void {
      if (toastProgress && !signal.aborted) progress?.replace('success', toastProgress.done);
      progress = undefined;
    },
    failed(message: string): void {
      if (progress) progress.replace('error', message);
      else if (toastFailure) current().toast?.('error', message);
      progress = undefined;
    },
  };
}

/** Starts an action. */
const start = <F extends RunTypes, Input>(
  current: () => RunnerDependencies<F>,
  action: Action<F, Input>,
  input: Input,
  { signal, sentences }: Pick<RunOptions, 'signal' | 'sentences'>,
): ActionRun<ActionResult<F>> =>
  startRun(signal, async (own, onAsk) => {
    const context = await actionContextOf(current, own, sentences, onAsk);
    // If the visitor left the screen before the client had loaded, the token is not spent and can still be used.
    own.throwIfAborted();
    return withoutPrototype(await action(context, input));
  });

/** @param current the dependencies, which change during the runner's life */
export function runnerOf<F extends RunTypes>(
  current: () => RunnerDependencies<F>,
  { around, conclude, sessionCount }: Conclusion<F>,
): Runner<F> {
  return {
    async run(action, input, given) {
      const { explain, isPrivate, onFailure, sentences, deadline, ...others } = withoutPrototype(given);
      const options = withoutPrototype(others);
      const { signal } = options;
      const { screen } = current();
      const toasts = actionToasts(current, options);
      let settled = false;
      const sessionsAtStart = sessionCount();
      // A visitor who may never act keeps nothing pending.
      const attempt = around(action, deadline !== NO_DEADLINE);
      const { work, limited } = start(current, attempt, input, { signal, sentences });
      // A session that arrives after the deadline exists all the same, so the visitor and the page must learn of it,
      // unless another attempt has brought one in the meantime.
      work.then(
        (result) => settled && result.success && sessionCount() === sessionsAtStart && conclude(result),
        () => undefined,
      );
      try {
        const result = await limited(deadline);
        if (result.success || !signal.aborted) conclude(result);
        toasts.done();
        return undefined;
      } catch (thrown) {
        if (signal.aborted) return undefined;
        const failure = fail(current(), thrown, screen, { explain, sentences, isPrivate });
        toasts.failed(sentenceOf(failure.reason, current().strings.errors, sentences));
        return sendFailureEvent(failure, onFailure, current());
      } finally {
        settled = true;
      }
    },
    context: (signal) => withDeadline(actionContextOf(current, signal)),
    async ask(query, input, signal) {
      const { screen } = current();
      try {
        const answer = await withDeadline(
          actionContextOf(current, signal).then((context) => query(context, input)),
        );
        return signal.aborted ? undefined : { answer };
      } catch (thrown) {
        return signal.aborted ? undefined : { failure: fail(current(), thrown, screen) };
      }
    },
    send: (event) => current().send(event),
    emit: (event) => current().host.event(event),
    reportError: (error) => void fail(current(), error, current().screen),
    report(code, reason, detail) {
      const { host, screen, strings } = current();
      const message = sentenceOf(reason, strings.errors);
      host.error({ code, message, screen, ...detail });
    },
  };
}

/** Creates a flow's runner, and a function that updates its dependencies. */
export function createRunner<F extends FlowTypes>(
  initial: FlowDependencies<F>,
  canStore?: typeof canStoreCookie,
) {
  let latest = initial;
  const current = () => latest;
  const { abandon, arriving, attempting, conclude, destination, forgetGoal, isKept, noting, sessionCount } =
    createConclusion(current, createLeaving(current, canStore));
  const around = <Input>(given: Action<F, Input>, isAttempt: boolean): Action<F, Input> => {
    const action = arriving(isAttempt ? attempting(given) : given);
    return async (context, input) => {
      const result = await action(context, input);
      const { afterSignIn, config, settings } = latest;
      return afterSignIn ? afterSignIn(result, config, settings) : result;
    };
  };
  let sessionsAtStart = 0;
  const runner: FlowRunner<F> = {
    ...runnerOf<F>(current, { around, conclude, sessionCount }),
    hasSignedIn: () => sessionCount() !== sessionsAtStart,
    found(result, { pending }) {
      if (!runner.hasSignedIn()) conclude(result, pending);
    },
    abandon() {
      abandon();
      forgetGoal();
      sessionsAtStart = sessionCount();
    },
    destination,
    isKept,
  };
  const follow = (dependencies: FlowDependencies<F>): void => {
    latest = { ...dependencies, redirect: noting(dependencies.redirect) };
    // The visitor has turned back, and starts anew.
    if (dependencies.screen === 'Main') forgetGoal();
  };
  follow(initial);
  return { runner, follow };
}
