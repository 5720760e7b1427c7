/**
 * The account of the user who is signed in. Methods reject with a `ProviderError`, which is `unexpected` if somebody else is signed
 * in by then. Each change also changes the client's user.
 */
import type { Session } from '../settings/session-data.ts';
import type {
  Answer,
  Bootstrap,
  PasskeyOptions,
  Passwords,
  Proofs,
  SessionAnswer,
  StartOAuthOptions,
} from './port.ts';

/** What a user can be left without: an address, a number, or an account at another provider. */
export type RemovableKind = 'email' | 'phone' | 'providers';

export interface OwnUser {
  /** Replaces the name, all of it. */
  saveName(name: { readonly first: string; readonly middle: string; readonly last: string }): Promise<Answer>;
  /** Fine if it has already been removed. @param kind `app`: an authenticator app */
  remove(kind: RemovableKind | 'app', id: string): Promise<Answer>;
  /** Asks for the session, which has the time of the answer. */
  session(): Promise<Session>;
  /** Asks for the user again, since something may have changed elsewhere. Never rejects. */
  refresh(): Promise<void>;
}

/** Each change ends the user's other sessions, and leaves this one as long as it was. */
export interface OwnPassword extends Pick<Passwords, 'checkStrength'> {
  /** The project's, as the client knows it. */
  policy(): Bootstrap | undefined;
  change(email: string, existing: string, password: string): Promise<SessionAnswer>;
  /** Takes a proof of the last minutes instead of the old password. */
  set(password: string): Promise<SessionAnswer>;
}

/** Accounts at other providers. */
export interface Connections {
  /**
   * Sends the browser to a third-party provider, so that the account there becomes another way in for the user. Resolves when the
   * navigation has been started.
   * @param type of the provider, as in `oauthOptions.providers`
   */
  start(type: string, options: Omit<StartOAuthOptions, 'attachToken'>): Promise<void>;
  /**
   * Exchanges the token that the visitor has come back with, and leaves the session as long as it was. A session of anybody else
   * that it brings is ended at once.
   */
  finish(token: string): Promise<SessionAnswer>;
}

/** Methods reject with a ProviderError `passkey`, whose reason says why. */
export interface PasskeyList {
  /**
   * Creates a passkey. Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
   * @returns undefined if this device has one already
   */
  create(options: PasskeyOptions): Promise<SessionAnswer | undefined>;
  /** @param id of the registration */
  rename(id: string, name: string): Promise<Answer>;
  /**
   * Removes a passkey from the account, not from the device. Fine if it has already been removed.
   * @param id of the registration
   */
  remove(id: string): Promise<Answer>;
  /**
   * Tells the browser's and the visitor's password managers which passkeys of a domain are left and what the account is
   * called, if the browser passes that on.
   */
  announce(domain: string): void;
}

export interface AccountProvider {
  readonly user: OwnUser;
  readonly passwords: OwnPassword;
  readonly connections: Connections;
  /** @throws ProviderError `configuration` if the page's client lacks a call */
  readonly passkeys: PasskeyList;
  proofs(): Promise<Proofs>;
}
