import type { PendingSignIn } from '../../provider/pending/keep.ts';
import type { AfterReload } from '../../provider/pending/pending-page.ts';
import type { FlowTypes, PageWork } from '../flow-types.ts';
import { keepLastUsed } from '../resume/last-used.ts';
import { createLeaving } from './destination.ts';
import type { Action, ActionResult, FlowDependencies, Host } from './types.ts';

/** A page that has removed the element waits for nothing in it. */
function keepBy(
  pending: PendingSignIn | undefined,
  { isConnected }: Host,
  session: object,
  afterReload: AfterReload,
): void {
  if (isConnected) pending?.keep(session, afterReload);
  else if (afterReload === 'ends') pending?.end().catch(() => undefined);
}

/** @returns what the page does before the visitor may go on, if anything */
function tellPage<F extends FlowTypes>(
  current: () => FlowDependencies<F>,
  success: F['success'],
  pending: PendingSignIn | undefined,
  target: string | undefined,
): PageWork | undefined {
  pending?.announce();
  current().host.event({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {}, target });
  const restart = () => current().host.success({ ...success, target });
  const started = restart();
  // The screen that waits for it may come only after it has failed.
  started?.catch(() => undefined);
  return started && { started, restart };
}

/** What this browser remembers of a sign-in. */
function noteWay<F extends FlowTypes>(
  { redirect, settings }: FlowDependencies<F>,
  signedIn: { readonly success: F['success']; readonly authEvent: F['authEvent'] | undefined },
): void {
  redirect.signedIn(signedIn.success.method);
  // What was found has been noted when it came to be.
  if (signedIn.authEvent?.type !== 'SESSION_FOUND') keepLastUsed(settings, signedIn);
}

/**
 * Tells the flow and the page what has happened, counts the sessions, and keeps them pending while something waits for the
 * visitor.
 */
export function createConclusion<F extends FlowTypes>(
  current: () => FlowDependencies<F>,
  leaving = createLeaving(current),
) {
  let sessionCount = 0;
  /** The success that the page has yet to hear of. */
  let waiting: F['success'] | undefined;
  /** Of the last action. */
  let pending: PendingSignIn | undefined;

  const keep = ({ session }: F['success'], afterReload: AfterReload) =>
    keepBy(pending, current().host, session, afterReload);
  const finish = (): void => {
    waiting = undefined;
    pending?.finish();
  };
  const goOn = (): void => {
    leaving.leave();
    finish();
  };
  const announce = (success: F['success'] | undefined): void => {
    if (!success) return goOn();
    waiting = undefined;
    const work = tellPage(current, success, pending, leaving.target());
    if (!work) return goOn();
    keep(success, 'finishes');
    current().send({ type: 'pageWorkStarted', work });
  };
  return {
    sessionCount: () => sessionCount,
    ...leaving,
    /** Keeps the session that an action may create pending, from before anybody can see it. */
    attempting<Input>(action: Action<F, Input>): Action<F, Input> {
      const sessionsAtStart = sessionCount;
      return (context, input) => {
        ({ pending } = context.provider);
        const end = pending.attempt();
        const answered = action(context, input).then((result) => {
          if (result.success && sessionCount === sessionsAtStart) keep(result.success, 'none');
          return result;
        });
        return answered.finally(end);
      };
    },
    /** Nothing waits any more. An account that the visitor has not agreed to is signed out. */
    abandon(): void {
      waiting = undefined;
      pending?.abandon();
    },
    /** @param by of the provider that has found the session, if no action has created it */
    conclude({ event, authEvent, success, next }: ActionResult<F>, by = pending): void {
      pending = by;
      if (success) sessionCount += 1;
      // A second factor says nothing of how the visitor signs in.
      if (success && !waiting) noteWay(current(), { success, authEvent });
      if (success || next === 'continue') current().forgetScreen();
      if (authEvent) current().host.event(authEvent);
      if (event) current().send(event);
      if (next === 'cancel') finish();
      if (typeof next === 'object') {
        waiting = success ?? waiting;
        if (waiting) keep(waiting, next.afterReload);
      } else if (success || next === 'continue') announce(success ?? waiting);
    },
  };
}
