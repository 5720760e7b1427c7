import type { IntermediateSession, MemberFactor } from '../../../state/b2b/member-session.ts';
import { MS_PER_MINUTE } from '../../../state/clock.ts';
import { makeToken } from '../../../state/ids.ts';
import type { JsonObject } from '../../../state/json.ts';
import type { Store } from '../../../state/store.ts';
import { refused } from '../refusals.ts';

const LIFETIME_MS = 10 * MS_PER_MINUTE;

/**
 * The intermediate session that a request names; undefined if it names none.
 * @throws ApiError 404 if it is unknown or has expired
 */
export function optionalIntermediateSession(
  { b2b, clock }: Store,
  body: JsonObject,
): IntermediateSession | undefined {
  const token = body['intermediate_session_token'];
  if (token === undefined || token === null || token === '') return undefined;
  const known = typeof token === 'string' ? b2b.intermediateSessions.get(token) : undefined;
  if (known !== undefined && known.expiresAt > clock.now()) return known;
  throw refused('intermediate_session_not_found');
}

/**
 * Keeps what somebody has proved so far, for another ten minutes.
 * @param current the session to keep it in, whose token stays the same
 */
export function keepIntermediateSession(
  { b2b, clock }: Store,
  current: IntermediateSession | undefined,
  email: string,
  factors: readonly MemberFactor[],
): IntermediateSession {
  const kept = current ?? { token: makeToken(), email, factors, expiresAt: 0 };
  kept.factors = factors;
  kept.expiresAt = clock.now() + LIFETIME_MS;
  b2b.intermediateSessions.set(kept.token, kept);
  return kept;
}

/** Adds a factor to those that somebody has, in place of an older one of the same kind. */
export function withFactor(
  factors: readonly MemberFactor[],
  added: MemberFactor | undefined,
): readonly MemberFactor[] {
  if (added === undefined) return factors;
  return [...factors.filter(({ method }) => method !== added.method), added];
}
