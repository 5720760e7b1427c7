/** Who is signed in, for scripts: the same store that `<auth-session>` uses. Draws nothing. */
import { connectMember } from '../src/session/members.ts';
import { pageSession } from '../src/session/page-session.ts';
import type { B2bSessionOptions, SessionOptions, SessionStore } from '../src/session/types.ts';
import { assertClient } from './internal/server-element.ts';

export type {
  B2bSessionOptions,
  SessionOptions,
  SessionState,
  SessionStatus,
  SessionStore,
  Vertical,
} from '../src/session/types.ts';
export type { Member, MemberSession, Organization } from '../src/settings/business/member-session.ts';
export type { Session, User } from '../src/settings/session-data.ts';
export type { CookieOptions } from '../src/settings/types.ts';

/**
 * Follows the session of a project. Everything on the page that asks for the same project gets the same store.
 * @throws TypeError if an option is missing or wrong
 * @throws Error on a server
 */
export function createSession(options: B2bSessionOptions): SessionStore<'b2b'>;
export function createSession(options: SessionOptions): SessionStore;
export function createSession(options: SessionOptions): unknown {
  assertClient();
  return pageSession(options, connectMember);
}
