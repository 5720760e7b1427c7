import type { Session } from '../settings/session-data.ts';

/** What the provider accepts as the length of a session, in minutes. */
const SHORTEST = 5;

/**
 * How long the session would last anyway, in minutes. The provider sets the length anew with every factor and every new
 * passkey, and that should change nothing.
 */
export function minutesLeft({
  expires_at: end,
  last_accessed_at: now,
}: Pick<Session, 'expires_at' | 'last_accessed_at'>): number {
  const minutes = Math.ceil((Date.parse(end) - Date.parse(now)) / 60_000);
  return minutes > SHORTEST ? minutes : SHORTEST;
}
