import type { Session, User } from '../config/session.ts';
import type { CookieOptions } from '../config/types.ts';

/** Whether the visitor is signed in. Without tokens. */
export type SessionState =
  | {
      /** The provider has not answered yet. `session` and `user` are what the browser remembers. */
      readonly status: 'checking';
      /** Whether the provider cannot be reached, or takes long to answer. */
      readonly stale: boolean;
      readonly session: Session | undefined;
      readonly user: User | undefined;
    }
  | {
      /** The provider has confirmed the session. */
      readonly status: 'signed-in';
      readonly stale: false;
      readonly session: Session;
      readonly user: User;
    }
  | {
      readonly status: 'signed-out';
      readonly stale: false;
      readonly session: undefined;
      readonly user: undefined;
    };

export const UNKNOWN: SessionState = {
  status: 'checking',
  stale: false,
  session: undefined,
  user: undefined,
};

export const SIGNED_OUT: SessionState = {
  status: 'signed-out',
  stale: false,
  session: undefined,
  user: undefined,
};

export type SessionStatus = SessionState['status'];

export interface SessionOptions {
  /** Public token of the provider's project. Required unless `client` is set. */
  publicToken?: string | undefined;
  /** Base URL of the provider's API. Default: the provider's own. */
  apiUrl?: string | undefined;
  /** An existing client of the provider's SDK, recognized by its methods. The SDK is then not loaded. */
  client?: object | null | undefined;
  cookieOptions?: CookieOptions | null | undefined;
}

/** The session of a project on this page. */
export interface SessionStore {
  /** A new object after each change. */
  readonly state: SessionState;
  readonly status: SessionStatus;
  /** Whether the provider cannot be reached; only while `checking`. */
  readonly stale: boolean;
  readonly session: Session | undefined;
  readonly user: User | undefined;
  /** Calls back after each change. Returns a function that ends this. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /**
   * Ends the session at the provider. If that fails, the visitor stays signed in; the next call ends the session in this
   * browser in any case.
   * @throws an Error whose `code` is that of an `auth-error`
   */
  signOut(): Promise<void>;
  /** Asks the provider again. Resolves once the state is up to date, or `stale`. */
  refresh(): Promise<void>;
}
