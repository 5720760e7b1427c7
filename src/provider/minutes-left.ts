import type { Session } from '../settings/session-data.ts';

/** Minutes. The shortest session that the provider accepts. */
const SHORTEST = 5;

/**
 * How long the session would last anyway, in minutes. The provider sets the length anew with every factor and every new
 * passkey, and as another organization is chosen, and that should change nothing. The shortest, if there is no session.
 */
export function minutesLeft(
  session: Pick<Session, 'expires_at' | 'last_accessed_at'> | null | undefined,
): number {
  // Both by the provider's clock: the visitor's may be wrong.
  const minutes = session
    ? Math.ceil((Date.parse(session.expires_at) - Date.parse(session.last_accessed_at)) / 60_000)
    : SHORTEST;
  return minutes > SHORTEST ? minutes : SHORTEST;
}
