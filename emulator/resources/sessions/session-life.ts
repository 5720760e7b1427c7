import type { Call } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { makeId, makeToken } from '../../state/ids.ts';
import type { BaseSession } from '../../state/session.ts';

/**
 * The start of every session.
 * @param kind what its id begins with
 * @param expiresAt epoch milliseconds
 */
export function startSession({ store, c }: Call, kind: string, expiresAt: number): BaseSession {
  const now = store.clock.now();
  return {
    id: makeId(kind),
    token: makeToken(),
    startedAt: now,
    userAgent: c.req.header('user-agent') ?? '',
    lastAccessedAt: now,
    expiresAt,
    customClaims: {},
  };
}

/**
 * Notes that the session is in use. Without a duration, the provider keeps the session's expiry.
 * @param minutes how long the session is to last from now
 * @param nowMs epoch milliseconds
 */
export function extendSession(session: BaseSession, minutes: number | undefined, nowMs: number): void {
  session.lastAccessedAt = nowMs;
  if (minutes !== undefined) session.expiresAt = nowMs + minutes * MS_PER_MINUTE;
}
