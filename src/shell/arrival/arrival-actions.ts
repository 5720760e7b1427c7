/** The steps of every flow once there is a session. */

import { ProviderError } from '../../provider/errors.ts';
import type { AlreadySignedIn } from '../../settings/types.ts';
import type { FlowTypes, FoundBy, PageWork } from '../flow-types.ts';
import type { ActionContext, ActionResult } from '../runner/types.ts';
import { followPage } from './follow-page.ts';

/** The account is not the visitor's: signs it out. */
export async function rejectAccount<F extends FlowTypes>({
  provider,
}: ActionContext<F>): Promise<ActionResult<F>> {
  await provider.pending.end();
  return { event: { type: 'wentBack' }, next: 'cancel' };
}

/** Goes on, whether or not the page has finished. */
export async function goOn<F extends FlowTypes>(): Promise<ActionResult<F>> {
  return { event: { type: 'pageWorkDone' }, next: 'continue' };
}

/** Waits for the page to finish its own work. */
export async function awaitPage<F extends FlowTypes>(
  _context: ActionContext<F>,
  work: PageWork,
): Promise<ActionResult<F>> {
  await followPage(work);
  return goOn();
}

/**
 * Exchanges a token that another tab may have spent just before. A page that does without a second sign-in goes on with the session of
 * that tab.
 * @param conclude what becomes of the session; resolves with undefined if the page is for another one
 */
export async function exchangeOnce<F extends FlowTypes>(
  { provider }: Pick<ActionContext<F>, 'provider'>,
  alreadySignedIn: AlreadySignedIn = 'form',
  exchange: () => Promise<ActionResult<F>>,
  conclude: (found: FoundBy<F['provider']>) => Promise<ActionResult<F> | undefined>,
): Promise<ActionResult<F>> {
  try {
    return await exchange();
  } catch (error) {
    const isSpent = error instanceof ProviderError && error.refusesToken;
    if (!isSpent || alreadySignedIn === 'form') throw error;
    const found = await provider.confirmSession().catch(() => undefined);
    // Not while another widget still asks its visitor whose session it is.
    if (!found || (await provider.pending.found(found.session))) throw error;
    // A flow's provider finds sessions of that flow, but a generic type does not say so.
    const result = await conclude(found as FoundBy<F['provider']>);
    if (!result) throw error;
    return result;
  }
}

export function explainLink({
  code,
  refused,
  type,
}: ProviderError): 'linkElsewhere' | 'linkInvalid' | undefined {
  // Nobody knows the page's public token.
  if (code !== 'provider' || !refused || type === 'unauthorized_credentials') return undefined;
  return type?.includes('pkce') ? 'linkElsewhere' : 'linkInvalid';
}
