import type { ActionContext, ActionResult } from '../screen.ts';

/** Runs a start that takes the visitor away from the page, so that coming back needs no press. */
export async function leaving(
  { redirect }: Pick<ActionContext, 'redirect'>,
  start: () => Promise<ActionResult>,
): Promise<ActionResult> {
  // Before the call, because the browser may leave the page as soon as the call succeeds.
  redirect.expectReturn('oauth');
  try {
    return await start();
  } catch (error) {
    redirect.cancelReturn();
    throw error;
  }
}
