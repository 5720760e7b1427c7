/** For servers: who is signed in, by the cookies of a request. Works with the project's client of the package `stytch`. */
export type { AccountSession } from '../src/settings/types.ts';
export type {
  AuthenticateOptions,
  AuthState,
  Identity,
  SecondFactorRequired,
  SessionOnly,
  SignedIn,
  SignedOut,
  StytchClient,
  Unavailable,
} from './node/authenticate.ts';
export { authenticateRequest } from './node/authenticate.ts';
export type { ProtectOptions, ServerRequest, ServerResponse } from './node/protect.ts';
export { protectRequest, requireUser } from './node/protect.ts';
export { returnPath } from './node/return-path.ts';
export type { CookieSource, SessionCookieOptions } from './node/session-cookies.ts';
export type { SessionsOptions } from './node/sessions.ts';
export { listSessions, revokeOtherSessions } from './node/sessions.ts';
