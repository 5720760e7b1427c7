/** The steps of every flow once there is a session. */

import type { ProviderError } from '../../provider/errors.ts';
import type { FlowTypes, PageWork } from '../flow-types.ts';
import type { ActionContext, ActionResult } from '../runner/runner.ts';
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

export function explainLink({
  code,
  refused,
  type,
}: ProviderError): 'linkElsewhere' | 'linkInvalid' | undefined {
  // Nobody knows the page's public token.
  if (code !== 'provider' || !refused || type === 'unauthorized_credentials') return undefined;
  return type?.includes('pkce') ? 'linkElsewhere' : 'linkInvalid';
}
