/** Who is signed in, for scripts: the same store that `<auth-session>` uses. Draws nothing. */
import { pageSession } from '../src/session/page-session.ts';
import type { SessionOptions, SessionStore } from '../src/session/types.ts';
import { assertClient } from './internal/server-element.ts';

export type { Session, User } from '../src/config/session.ts';
export type { CookieOptions } from '../src/config/types.ts';
export type { SessionOptions, SessionState, SessionStatus, SessionStore } from '../src/session/types.ts';

/**
 * Follows the session of a project. Everything on the page that asks for the same project gets the same store.
 * @throws TypeError if an option is missing or wrong
 * @throws Error on a server
 */
export function createSession(options: SessionOptions): SessionStore {
  assertClient();
  return pageSession(options);
}
