/** Registers `<auth-session>`. */
import { AuthSession } from './auth-session.ts';
import { registerOwn } from './internal/register.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type { SessionState, SessionStatus, Vertical } from '../src/session/types.ts';
export type { Member, MemberSession, Organization } from '../src/settings/business/member-session.ts';
export type { Session, User } from '../src/settings/session-data.ts';
export type { ColorScheme, Config, CookieOptions } from '../src/settings/types.ts';
export { AuthSessionEvent } from './session-event.ts';
export { AuthSession };

registerOwn(AuthSession);
