/** Registers `<auth-session>`. */
import { AuthSession } from './auth-session.ts';
import { register } from './internal/register.ts';
import { VERSION } from './version.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type { SessionState, SessionStatus, Vertical } from '../src/session/types.ts';
export type { Member, MemberSession, Organization } from '../src/settings/business/session.ts';
export type { Session, User } from '../src/settings/session.ts';
export type { ColorScheme, Config, CookieOptions } from '../src/settings/types.ts';
export { AuthSessionEvent } from './session-event.ts';
export { AuthSession };

// Not on a server.
if (typeof customElements !== 'undefined') {
  const conflict = register(AuthSession, AuthSession.tag, customElements);
  if (conflict !== undefined) console.warn(`auth-widget: ${conflict}; version ${VERSION} is ignored.`);
}
