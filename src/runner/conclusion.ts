import type { FlowTypes, PageWork } from '../flow/flow-types.ts';
import { httpUrl } from '../lib/http-url.ts';
import type { ActionResult } from './action.ts';
import type { RunnerDependencies } from './dependencies.ts';

/** Tells the flow and the page what has happened, and counts the sessions. */
export function createConclusion<F extends FlowTypes>(current: () => RunnerDependencies<F>) {
  let sessionCount = 0;
  /** What the page does before the visitor may go on. */
  let work: PageWork | undefined;

  const announce = (success: F['success']): void => {
    current().host.event({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
    const restart = () => current().host.success(success);
    const started = restart();
    work = started && { started, restart };
    // The visitor may be asked something else in the meantime.
    started?.then(
      () => {
        if (work?.started === started) work = undefined;
      },
      () => undefined,
    );
  };
  const proceed = (): void => {
    const { host, send } = current();
    if (work) send({ type: 'pageWorkStarted', work });
    else {
      // A listener may just have changed it. If it cannot be used, the widget says so when it renders.
      const target = httpUrl(host.successUrl, host.baseURI);
      if (target !== undefined) location.assign(target);
    }
    work = undefined;
  };
  return {
    sessionCount: () => sessionCount,
    conclude(result: ActionResult<F>): void {
      const { event, authEvent, success, unconfirmed = false, waits = false, proceeds = false } = result;
      const { host, redirect, send } = current();
      if (success) {
        sessionCount += 1;
        redirect.signedIn();
      }
      if (authEvent) host.event(authEvent);
      if (event) send(event);
      const isAnnounced = success && !unconfirmed;
      if (isAnnounced) announce(success);
      if (proceeds || (isAnnounced && !waits)) proceed();
    },
  };
}
