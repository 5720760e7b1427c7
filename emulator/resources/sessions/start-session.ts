import type { Call } from '../../http/router.ts';
import { makeId, makeToken } from '../../state/ids.ts';
import type { BaseSession } from '../../state/session.ts';

/**
 * What every session begins with.
 * @param kind what its id begins with
 * @param expiresAt epoch milliseconds
 */
export function startSession({ store, request }: Call, kind: string, expiresAt: number): BaseSession {
  const now = store.clock.now();
  return {
    id: makeId(kind),
    token: makeToken(),
    startedAt: now,
    userAgent: request.headers['user-agent'] ?? '',
    lastAccessedAt: now,
    expiresAt,
    customClaims: {},
  };
}
