import type { Departures } from './departures.ts';

/**
 * Runs a start that takes the visitor away from the page, so that coming back needs no press.
 * @param by the type of token that comes back
 */
export async function leaving<Result>(
  redirect: Pick<Departures, 'expectReturn' | 'cancelReturn'>,
  by: Parameters<Departures['expectReturn']>[0],
  start: () => Promise<Result>,
): Promise<Result> {
  // Before the call, because the browser may leave the page as soon as the call succeeds.
  redirect.expectReturn(by);
  try {
    return await start();
  } catch (error) {
    redirect.cancelReturn();
    throw error;
  }
}
