/** What `src/plain/account` needs of the provider's client. */
import type { Session } from '../settings/session-data.ts';
import type { Answer } from './port.ts';

/**
 * The account of one user. Each change also changes the client's user.
 * Methods throw a ProviderError, which is `unexpected` if somebody else is signed in.
 */
export interface Account {
  /** Replaces the name, all of it. */
  saveName(name: { readonly first: string; readonly middle: string; readonly last: string }): Promise<Answer>;
  /**
   * Fine if it has already been removed.
   * @param id of the address, the number or the account at another provider
   */
  remove(kind: 'email' | 'phone' | 'providers', id: string): Promise<Answer>;
  /** Asks for the session, which has the time of the answer. */
  session(): Promise<Session>;
  /** Asks for the user again, since something may have changed elsewhere. Never rejects. */
  refresh(): Promise<void>;
}
