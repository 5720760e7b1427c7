import type { Strings } from '../../kit/i18n/catalogue.ts';
import type { OwnSentences, Reason } from '../../kit/i18n/reason.ts';
import type { ToastKind } from '../../kit/ui/toaster.tsx';
import type { ProviderError } from '../../provider/errors.ts';
import type { AfterReload } from '../../provider/pending/pending-page.ts';
import type { AuthErrorCode, AuthErrorDetail, CookieOptions } from '../../settings/types.ts';
import type { FlowTypes, RunTypes } from '../flow-types.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { Note } from '../resume/notes.ts';

/** A toast that has been shown. */
export interface Toast {
  /** Shows another message in its place. */
  replace(kind: ToastKind, text: string): void;
  dismiss(): void;
}

export interface Failure {
  /** Determines the text that the visitor reads. */
  readonly reason: Reason;
  /** The same input cannot succeed: retrying is pointless. */
  readonly refused: boolean;
  /** The visitor did not finish, which is said quietly. */
  readonly canceled?: boolean;
  /** The error that was thrown where a step asked for its input. */
  readonly cause?: unknown;
}

export interface RunOptions<F extends RunTypes = RunTypes> {
  /** Aborted when the visitor leaves the screen. A later answer is then dropped, unless it is a session. */
  readonly signal: AbortSignal;
  readonly explain?: Explain | undefined;
  /** True for a failure that is the visitor's to mend, of which the page hears nothing. */
  readonly isPrivate?: ((error: ProviderError) => boolean) | undefined;
  /** The event of a failure, which leads to another screen. If undefined, the failure is shown on this screen. */
  readonly onFailure?: ((failure: Failure) => F['event'] | undefined) | undefined;
  /** The method's own sentences for failures. */
  readonly sentences?: OwnSentences | undefined;
  /** ms after which the visitor is told that it took too long. Default: 15 s. */
  readonly deadline?: number | undefined;
  /** Also shows a failure as a toast. */
  readonly toastFailure?: boolean | undefined;
  /** Texts of a toast that stays while the action runs, and then says that it is done, or how it failed. */
  readonly toastProgress?: { readonly running: string; readonly done: string } | undefined;
}

/** Runs actions (`runner.ts`). */
export interface Runner<F extends RunTypes> {
  /**
   * Runs an action, sends its event and reports to the page.
   * @returns the failure; undefined if the action succeeded, its failure has an event, or the visitor left the screen
   */
  run<Input>(action: Action<F, Input>, input: Input, options: RunOptions<F>): Promise<Failure | undefined>;
  /** The context of an action, for what is not a single action, such as a prompt that stays open. */
  context(signal: AbortSignal): Promise<ActionContext<F>>;
  /** Asks the provider and reports a failure to the page. Resolves with undefined if `signal` is aborted. */
  ask<Input, Answer>(
    query: Query<F, Input, Answer>,
    input: Input,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer } | { readonly failure: Failure } | undefined>;
  send(event: F['event'] | F['shared']): void;
  /** Dispatches an `auth-event` that no action has. */
  emit(event: F['authEvent']): void;
  /** Reports a failure of the provider that no action has met. */
  reportError(error: unknown): void;
  /** Reports to the page a failure that no call has met: invalid input, a wallet, code that did not load, a dead end. */
  report(
    code: AuthErrorCode,
    reason: Reason,
    detail?: Pick<AuthErrorDetail, 'cause' | 'reason' | 'status' | 'type'>,
  ): void;
}

/** Runs the actions of a widget's screens, some of which sign in. */
export interface FlowRunner<F extends FlowTypes> extends Runner<F> {
  /** The http(s) URL that the browser was sent to after the last sign-in, if it was. */
  destination(): string | undefined;
  /** False if the browser keeps no cookie of the session that the last sign-in has brought: the next page is signed out. */
  isKept(): boolean;
  /** True once an action has created a session, until the visitor starts anew. */
  hasSignedIn(): boolean;
  /** Reports a session that no action has created. Ignored once an action has created one, until the visitor starts anew. */
  found(result: ActionResult<F>, by: Pick<F['provider'], 'pending'>): void;
  /** The visitor has left the screen, or the widget the page: nothing waits any more. */
  abandon(): void;
}

export interface ActionContext<F extends RunTypes> {
  readonly provider: F['provider'];
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly redirect: F['redirect'];
  /** Aborted when the visitor leaves the screen, or is told that the action took too long. */
  readonly signal: AbortSignal;
  /**
   * Asks the page by `auth-submit`, before anything is sent.
   * @throws ProviderError `page` if the page says no
   */
  submit(detail: F['submit']): Promise<void>;
  /** Dispatches an `auth-event` before the action has its result. */
  emit(event: F['authEvent']): void;
  /** Reports to the page a failure that the action recovers from. Returns its reason. */
  report(error: unknown, explain?: Explain): Reason;
}

export interface ActionResult<F extends RunTypes> {
  /** The flow's event. Left out if the visitor is leaving the page. */
  readonly event?: F['event'] | F['shared'];
  /** Detail of the `auth-event` that the page gets. */
  readonly authEvent?: F['authEvent'];
  /** Present if the action has created a session. */
  readonly success?: F['success'];
  /**
   * The sign-in's next step. An object: the visitor is asked something before the page hears of the session, until a later
   * action has `continue`, or a `success` again. `continue`: the visitor has answered. `cancel`: the visitor has turned back,
   * and there is nothing more to tell the page of the session.
   */
  readonly next?: 'continue' | 'cancel' | { readonly afterReload: AfterReload };
}

/** Comes between an action and its result, such as a question to a visitor who has just signed in. Never rejects. */
export type AfterSignIn<F extends FlowTypes> = (
  result: ActionResult<F>,
  config: F['config'],
  settings: F['settings'],
) => Promise<ActionResult<F>>;

export type Action<F extends RunTypes, Input> = (
  context: ActionContext<F>,
  input: Input,
) => Promise<ActionResult<F>>;

/** Asks the provider something without changing the flow's state. */
export type Query<F extends RunTypes, Input, Answer> = (
  context: ActionContext<F>,
  input: Input,
) => Promise<Answer>;

/** Picks one of the widget's texts for an error, instead of the provider's sentence. */
export type Explain = (error: ProviderError) => Reason | undefined;

/**
 * A runner's dependencies. All of them may change during its life, so the runner reads the current values at each use.
 */
export interface RunnerDependencies<F extends RunTypes> {
  readonly host: Pick<Host, 'event' | 'error' | 'submit'>;
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly strings: Strings;
  readonly screen: string;
  /** What failures of all its actions are called, where an action does not say. */
  readonly explain?: Explain;
  /** Loads the provider. After a failure, the next call tries again. */
  readonly loadProvider: () => Promise<F['provider']>;
  readonly redirect: F['redirect'];
  send(event: F['event'] | F['shared']): void;
  /** Missing where there are no toasts. */
  toast?(kind: ToastKind, text: string): Toast;
}

/** The dependencies of a flow's runner. */
export interface FlowDependencies<F extends FlowTypes> extends RunnerDependencies<F> {
  readonly host: Host;
  readonly redirect: Redirect;
  readonly afterSignIn?: AfterSignIn<F> | undefined;
  /** A reload comes back to the first screen, until another one is shown: the page may leave before that is rendered. */
  forgetScreen(): void;
}

/** What comes of actions. */
export interface Conclusion<F extends RunTypes> {
  /** @param isAttempt false for an action that waits for a visitor who may never act */
  around<Input>(action: Action<F, Input>, isAttempt: boolean): Action<F, Input>;
  conclude(result: ActionResult<F>): void;
  /** How many sessions actions have created. */
  sessionCount(): number;
}

export interface Commands {
  /** Returns to the first screen and discards what the visitor typed. */
  reset(): void;
  /** Shows the host's `toasts`. Missing until the app is there, which shows them by itself then. */
  showToasts?(): void;
}

/** Where the visitor was in a widget that the page has removed, or whose settings were invalid for a while. */
export interface Left {
  readonly project: string | undefined;
  /** As notes have it. */
  readonly kind: string;
  readonly screen: string;
  /** If a reload would come back to the screen, too. */
  readonly note?: Note | undefined;
  readonly draft: FlowTypes['state']['draft'];
}

export interface Host {
  /** Prefix of the widget's ids. */
  readonly id: string;
  /** Name of the current screen. */
  readonly screen: string;
  /** The screens that the page has been told of, in order, since the widget was mounted. */
  readonly reportedScreens: readonly string[];
  left?: Left | undefined;
  /** The texts of toasts that the page has asked for. The app takes out what it shows. */
  readonly toasts: string[];
  /** True if the element is in a document. */
  readonly isConnected: boolean;
  /** True if the first field takes the focus when the element comes into view. */
  readonly autofocus?: boolean;
  /** The URL that the page's relative URLs are resolved against. An `<img name=baseURI>` can replace the document's. */
  readonly baseURI: string;
  /** False if the page has canceled the last `auth-success`. */
  readonly mayLeave: boolean;
  /** Where to go after a sign-in. May be no URL at all. */
  readonly successUrl: string | undefined;
  /** The parameter of the page's address whose path wins over `successUrl`. */
  readonly successUrlParam: string | undefined;
  /** The first screen is ready to use. */
  ready(screen: string): void;
  screenChanged(screen: string, previous: string): void;
  event(detail: FlowTypes['authEvent']): void;
  error(detail: AuthErrorDetail): void;
  /** @returns what the page does before anything is sent, if anything; false if nothing may be sent */
  submit(detail: FlowTypes['submit']): Promise<unknown> | undefined | false;
  /** @returns what the page does before the visitor may go on, if anything */
  success(detail: FlowTypes['success']): Promise<unknown> | undefined;
  /** Gives the element the commands that the app accepts; undefined when the app unmounts. */
  attach(commands: Commands | undefined): void;
}

/** Where the code of a flow's provider is. */
export interface ProviderCode<Provider> {
  /** Makes a provider of a client, which is the page's or the SDK's. */
  readonly adapter: () => Promise<{
    readonly stytchProvider: (client: never, publicToken: string | undefined) => Provider;
  }>;
  /** Asks for a project's settings, for the client that `sdk` is going to make. */
  readonly requestSettings: (publicToken: string, apiUrl: string | undefined) => void;
  /** Makes the page's client of a project. */
  readonly sdk: () => Promise<{
    readonly sharedClient: (
      publicToken: string,
      apiUrl: string | undefined,
      cookies: CookieOptions | undefined,
    ) => object;
  }>;
}
