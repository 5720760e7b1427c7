/** Actions: what a screen can ask the runner to do. */

import type { Reason } from '../../kit/i18n/reason.ts';
import type { ProviderError } from '../../provider/errors.ts';
import type { AfterReload } from '../../provider/pending/pending-page.ts';
import type { FlowTypes, SharedEvent } from '../flow-types.ts';
import type { ActionRedirect } from '../redirect/redirect.ts';

export interface ActionContext<F extends FlowTypes> {
  readonly provider: F['provider'];
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly redirect: ActionRedirect;
  /** Aborted when the visitor leaves the screen, or is told that the action took too long. */
  readonly signal: AbortSignal;
  /**
   * Asks the page by `auth-submit`, before anything is sent.
   * @throws ProviderError `page` if the page says no
   */
  submit(detail: F['submit']): Promise<void>;
  /** Dispatches an `auth-event` before the action has its result. */
  emit(event: F['authEvent']): void;
  /** Reports a failure that the action recovers from to the page, and returns its reason. */
  report(error: unknown, explain?: Explain): Reason;
}

export interface ActionResult<F extends FlowTypes> {
  /** The flow's event. Left out if the visitor is leaving the page. */
  readonly event?: F['event'] | SharedEvent;
  /** Detail of the `auth-event` that the page gets. */
  readonly authEvent?: F['authEvent'];
  /** Present if the action has created a session. */
  readonly success?: F['success'];
  /**
   * The visitor is asked something before the page hears of the session: a later action `proceeds`, or has a `success`
   * again. The value says what a reload does in the meantime.
   */
  readonly waits?: AfterReload;
  /** What the visitor was asked is answered. */
  readonly proceeds?: boolean;
  /** The visitor has turned back: there is nothing more to tell the page of the session. */
  readonly isWithdrawn?: boolean;
}

/** What comes between an action and its result, such as a question to a visitor who has just signed in. Never rejects. */
export type Interpose<F extends FlowTypes> = (
  result: ActionResult<F>,
  config: F['config'],
  settings: F['settings'],
) => Promise<ActionResult<F>>;

export type Action<F extends FlowTypes, Input> = (
  context: ActionContext<F>,
  input: Input,
) => Promise<ActionResult<F>>;

/** Asks the provider something without changing the flow's state. */
export type Query<F extends FlowTypes, Input, Answer> = (
  context: ActionContext<F>,
  input: Input,
) => Promise<Answer>;

/** Picks one of the widget's texts for an error, instead of the provider's sentence. */
export type Explain = (error: ProviderError) => Reason | undefined;
