/** What a screen can ask to be done, and what comes of it. */
import type { AuthEventDetail, AuthSuccessDetail } from '../config/types.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Strings } from '../i18n/en.ts';
import type { Reason } from '../i18n/reason.ts';
import type { ProviderError } from '../provider/errors.ts';
import type { ActionRedirect } from '../redirect/redirect.ts';

export interface ActionContext<F extends FlowTypes> {
  readonly provider: F['provider'];
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly redirect: ActionRedirect;
  /** Tells the page of a success on the way to the action's result. */
  tell(event: AuthEventDetail): void;
  /** Tells the page of a failure that the action recovers from, and returns why it failed. */
  report(error: unknown, explain?: Explain): Reason;
}

export interface ActionResult<Event> {
  /** Left out where the visitor leaves the page. */
  readonly event?: Event;
  /** What the page hears as `auth-event`. */
  readonly told?: AuthEventDetail;
  /** Present once a session exists. */
  readonly success?: AuthSuccessDetail;
}

export type Action<F extends FlowTypes, Input> = (
  context: ActionContext<F>,
  input: Input,
) => Promise<ActionResult<F['event']>>;

/** Asks the provider something and moves nothing. */
export type Query<F extends FlowTypes, Input, Answer> = (
  context: ActionContext<F>,
  input: Input,
) => Promise<Answer>;

/** Picks a text of ours for some failures, instead of the provider's sentence. */
export type Explain = (error: ProviderError) => keyof Strings['errors'] | undefined;
