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

/** How a widget has come to know of a session: at its start, by a reload that cut the sign-in short, or from another tab. */
export type FoundAt = 'start' | 'reload' | 'elsewhere';

/**
 * What a found session means to the visitor: a sign-in, a question whether to go on with it, or nothing.
 * @param screen `form`: one of those that lead to a session. `link`: such a one that waits for a link
 */
export function meaningOf(
  {
    at,
    isFirst,
    screen,
  }: { readonly at: FoundAt; readonly isFirst: boolean; readonly screen: 'form' | 'link' | undefined },
  alreadySignedIn: AlreadySignedIn = 'ask',
): 'signsIn' | 'asks' | 'none' {
  // A visitor who has gone on, or whom a link has brought here, wants something else.
  if (!screen || (at !== 'elsewhere' && !isFirst)) return 'none';
  const isAwaited = at === 'reload' || (at === 'elsewhere' && screen === 'link');
  if (isAwaited || alreadySignedIn === 'succeed' || alreadySignedIn === 'redirect') return 'signsIn';
  return alreadySignedIn === 'ask' ? 'asks' : 'none';
}

/**
 * Exchanges a token that may have been spent before, in this tab or another one: unless the page wants its form, the session that is
 * there counts.
 * @param conclude what becomes of the session; resolves with undefined if the page is for another one
 */
export async function exchangeOnce<F extends FlowTypes>(
  { provider }: Pick<ActionContext<F>, 'provider'>,
  alreadySignedIn: AlreadySignedIn | undefined,
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

/** @param isOwn whether this browser has asked for a link: it does not lack what another one has, but has used it, or asked again */
export const explainLink =
  (isOwn: boolean) =>
  ({ code, refused, type }: ProviderError): 'linkElsewhere' | 'linkInvalid' | undefined => {
    // Nobody knows the page's public token.
    if (code !== 'provider' || !refused || type === 'unauthorized_credentials') return undefined;
    return type?.includes('pkce') && !isOwn ? 'linkElsewhere' : 'linkInvalid';
  };
