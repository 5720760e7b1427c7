/** Registers `<auth-session>`. */
import { AuthSession } from './auth-session.ts';
import { register } from './internal/register.ts';
import { VERSION } from './version.ts';

export type { Member, MemberSession, Organization } from '../src/config/b2b/session.ts';
export type { Session, User } from '../src/config/session.ts';
export type { ColorScheme, Config, CookieOptions } from '../src/config/types.ts';
export type { Diagnosis, Finding } from '../src/diagnose/diagnosis.ts';
export type { SessionState, SessionStatus, Vertical } from '../src/session/types.ts';
export type { Theme } from '../src/theme/tokens.ts';
export { AuthSessionEvent } from './session-event.ts';
export { AuthSession };

// Not on a server.
if (typeof customElements !== 'undefined') {
  const conflict = register(AuthSession, AuthSession.tag, customElements);
  if (conflict !== undefined) console.warn(`auth-widget: ${conflict}; version ${VERSION} is ignored.`);
}
