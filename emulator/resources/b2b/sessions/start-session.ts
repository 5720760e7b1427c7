import type { Call } from '../../../http/router.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { MemberSession } from '../../../state/b2b/member-session.ts';
import { makeId, makeToken } from '../../../state/ids.ts';

/**
 * Starts a session that has no factors yet.
 * @param expiresAt epoch milliseconds
 */
export function startSession({ store, request }: Call, member: Member, expiresAt: number): MemberSession {
  const now = store.clock.now();
  const session: MemberSession = {
    id: makeId('member-session'),
    token: makeToken(),
    member,
    startedAt: now,
    userAgent: request.headers['user-agent'] ?? '',
    lastAccessedAt: now,
    expiresAt,
    factors: [],
    customClaims: {},
  };
  store.b2b.sessions.set(session.token, session);
  return session;
}
