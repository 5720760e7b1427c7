/**
 * Remembers in this tab that it left for a third-party provider, and how. A token that comes back to the tab that
 * left is the visitor's own; any other may be somebody else's, sent to sign the visitor in to a stranger's account.
 */
import type { OAuthMethod } from '../config/types.ts';
import { forgetInTab, readInTab, writeInTab } from '../lib/tab-storage.ts';

const KEY = 'auth-widget:left-for-provider';
/** ms. Time enough to make an account at the provider, codes and all. */
const AWAY_MS = 30 * 60_000;

/** How a departure that has been ended was made, for an exchange that is tried again. */
let ended: OAuthMethod = 'oauth';

export function rememberDeparture(by: OAuthMethod): void {
  writeInTab(KEY, `${by} ${Date.now() + AWAY_MS}`);
}

function stored(): OAuthMethod | undefined {
  const [by, until] = (readInTab(KEY) ?? '').split(' ');
  if (!(Number(until) > Date.now())) return undefined;
  return by === 'one_tap' ? by : 'oauth';
}

export function hasDeparted(): boolean {
  return stored() !== undefined;
}

/** The visitor is back: forgets the departure, which vouches for one return only. */
export function endDeparture(): OAuthMethod {
  ended = stored() ?? ended;
  forgetInTab(KEY);
  return ended;
}
