/** The steps before the deletion of an account. Pure. */
import { recordsIn, textOf } from '../kit/lib/records.ts';
import { ProviderError } from '../provider/errors.ts';
import type { Session } from '../settings/session-data.ts';

/** ms since a proof that it is the visitor. Stytch does not ask for one, because it is the page's server that deletes. */
const FRESH = 10 * 60_000;

export const UNHANDLED =
  'Nobody handles auth-account-delete. Listen for it, and pass the promise of the deletion to waitUntil().';

/**
 * Makes sure that the visitor has lately proved who they are.
 * @param session as Stytch has just sent it, with its own clock
 * @throws ProviderError with the type of Stytch's own refusals
 */
export function requireFreshFactor({
  last_accessed_at: now,
  authentication_factors: factors,
}: Session): void {
  const isFresh = recordsIn(factors).some(
    ({ last_authenticated_at: at }) => Date.parse(now) - Date.parse(textOf(at)) < FRESH,
  );
  if (!isFresh) throw new ProviderError('provider', { type: 'stale_factors' });
}
