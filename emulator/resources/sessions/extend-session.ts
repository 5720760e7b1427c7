import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { BaseSession } from '../../state/session.ts';

/**
 * Notes that the session is in use. Without a duration, the provider keeps the session's expiry.
 * @param minutes how long the session is to last from now
 * @param nowMs epoch milliseconds
 */
export function extendSession(session: BaseSession, minutes: number | undefined, nowMs: number): void {
  session.lastAccessedAt = nowMs;
  if (minutes !== undefined) session.expiresAt = nowMs + minutes * MS_PER_MINUTE;
}
