/** Runs actions: deadline, abort when the screen is left, errors into texts, and the page told. Once, for all screens. */
import type { AuthErrorDetail, LookupUser, ResolvedConfig, UserType } from '../config/types.ts';
import type { FlowEvent } from '../flow/events.ts';
import type { ScreenName } from '../flow/screens.ts';
import type { Strings } from '../i18n/en.ts';
import { type Reason, sentenceOf } from '../i18n/reason.ts';
import type { ActionContext, Explain, Outcome } from '../methods/method.ts';
import type { Failure, Runner, ToastKind } from '../methods/use-task.ts';
import { withDeadline } from '../provider/deadline.ts';
import { ProviderError } from '../provider/errors.ts';
import type { IdentityProvider } from '../provider/port.ts';
import { isUserType } from '../provider/user-type.ts';
import { forgetAsking, rememberAsking } from './asked-marker.ts';
import { endDeparture, rememberDeparture } from './departure.ts';
import { forgetUrlToken } from './forget-url-token.ts';
import type { Host } from './host.ts';

/** What a runner needs that changes while it lives; read at each use. */
export interface Surroundings {
  readonly host: Host;
  readonly config: ResolvedConfig;
  readonly strings: Strings;
  readonly screen: ScreenName;
  readonly provider: Promise<IdentityProvider>;
  readonly lookupUser: LookupUser | undefined;
  send(event: FlowEvent): void;
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

function errorDetail(error: ProviderError, message: string, screen: ScreenName): AuthErrorDetail {
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
async function ready(provider: Promise<IdentityProvider>): Promise<IdentityProvider> {
  try {
    return await provider;
  } catch (cause) {
    throw new ProviderError('network', { cause });
  }
}

export interface FollowingRunner {
  readonly runner: Runner;
  /** What the runner goes by from now on. */
  follow(surroundings: Surroundings): void;
}

export function createRunner(initial: Surroundings): FollowingRunner {
  let current = initial;
  const follow = (surroundings: Surroundings): void => {
    current = surroundings;
  };
  return { runner: runnerOver(() => current), follow };
}

/** Tells the page of a failure and returns what the visitor should read about it. */
function fail(
  { host, strings }: Surroundings,
  thrown: unknown,
  screen: ScreenName,
  explain?: Explain,
): Failure {
  const error = toProviderError(thrown);
  const reason = reasonOf(error, explain);
  host.error(errorDetail(error, sentenceOf(reason, strings.errors), screen));
  return { reason, refused: error.refused };
}

function finish({ host, send }: Surroundings, { event, told, success }: Outcome): void {
  if (told) host.event(told);
  if (event) send(event);
  if (success) host.success(success);
}

/** What an action that starts now is given. */
async function contextOf(now: () => Surroundings): Promise<ActionContext> {
  const { config, provider, lookupUser, screen } = now();
  const loaded = await ready(provider);
  return {
    provider: loaded,
    config,
    rememberAsking,
    forgetUrlToken,
    rememberDeparture,
    endDeparture,
    findUserType: (email) => (lookupUser ? askPage(lookupUser, email) : loaded.findUserType(email)),
    tell: (event) => now().host.event(event),
    report: (error, explain) => fail(now(), error, screen, explain).reason,
  };
}

/** An answer of the page's own look-up that is none of these is taken for not knowing. */
async function askPage(lookupUser: LookupUser, email: string): Promise<UserType | undefined> {
  const answer: unknown = await lookupUser(email);
  if (isUserType(answer)) return answer;
  if (answer !== undefined)
    console.warn("auth-widget: lookupUser: answer with 'new', 'password', 'passwordless' or undefined.");
  return undefined;
}

function runnerOver(now: () => Surroundings): Runner {
  let sessions = 0;
  const conclude = (outcome: Outcome): void => {
    if (outcome.success) {
      sessions += 1;
      forgetAsking();
    }
    finish(now(), outcome);
  };
  return {
    async run(action, input, { signal, explain, toastFailure }) {
      const { screen } = now();
      let settled = false;
      const before = sessions;
      const work = contextOf(now).then((context) => {
        // Left before the client was there: a token that is not sent yet is left to whoever shows it next.
        signal.throwIfAborted();
        return action(context, input);
      });
      // A session that came after the deadline exists all the same: the visitor and the page must learn of it.
      work.then(
        // Unless another try has brought one meanwhile.
        (outcome) => settled && outcome.success && sessions === before && conclude(outcome),
        () => undefined,
      );
      try {
        const outcome = await withDeadline(work);
        if (outcome.success || !signal.aborted) conclude(outcome);
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
    report(code, reason, cause) {
      const { host, screen, strings } = now();
      const message = sentenceOf(reason, strings.errors);
      host.error({ code, message, screen, ...(cause !== undefined && { cause }) });
    },
    toast: (kind, text) => now().toast(kind, text),
  };
}
