import type { ActionContext, ActionResult } from '../method.ts';

/**
 * Runs a start that takes the visitor away from the page, so that coming back needs no press.
 * @param by the type of token that comes back
 */
export async function leaving(
  { redirect }: Pick<ActionContext, 'redirect'>,
  by: 'oauth' | 'sso' | 'discovery_oauth',
  start: () => Promise<ActionResult>,
): Promise<ActionResult> {
  // Before the call, because the browser may leave the page as soon as the call succeeds.
  redirect.expectReturn(by);
  try {
    return await start();
  } catch (error) {
    redirect.cancelReturn();
    throw error;
  }
}
