/** Extends the session of a request, so that it lasts its length from the visitor's last one. */
import type { MemberSession, Session } from 'stytch';
import { isDue, ownMinutes } from '../../src/provider/session-length.ts';

/** True for the length that the session was made with, or another length in minutes: 5 to 527040. */
export type ExtendSession = true | number;

/** The options of a call that extends. */
export interface Extension {
  readonly session_duration_minutes: number;
  readonly session_custom_claims?: Record<string, number>;
}

/** The claim in which a session has its own length: once it is extended, its times do not tell any more. */
const CLAIM = 'auth_widget_minutes';

/** @throws TypeError unless sessions can have such a length */
export function checkExtendSession(given: unknown): void {
  const isLength = Number.isInteger(given) && Number(given) >= 5 && Number(given) <= 527_040;
  if (given !== undefined && given !== true && !isLength)
    throw new TypeError(
      `auth-widget: extendSession must be true or a whole number of minutes from 5 to 527040, not ${JSON.stringify(given)}.`,
    );
}

/** @returns undefined while less than a twentieth of its length has passed since the session was last extended */
export function extensionOf(session: Session | MemberSession, given: ExtendSession): Extension | undefined {
  // A JWT is some minutes old, and an emulator's clock may be ahead.
  const now = Math.max(Date.now(), Date.parse(session.last_accessed_at ?? ''));
  const noted: unknown = session.custom_claims?.[CLAIM];
  const known = given === true ? noted : given;
  const minutes = typeof known === 'number' ? known : ownMinutes(session);
  if (Number.isNaN(minutes)) return undefined;
  // At once, because pages may extend the session before it is due.
  if (minutes !== known)
    return { session_duration_minutes: minutes, session_custom_claims: { [CLAIM]: minutes } };
  return isDue(session, minutes, now) ? { session_duration_minutes: minutes } : undefined;
}
