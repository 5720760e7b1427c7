/** What `src/session` needs of the provider's client. */
import type { Session, User } from '../config/session.ts';

/** What the client knows. */
export interface KnownSession {
  readonly session: Session | undefined;
  readonly user: User | undefined;
  /** Whether the provider has said so, and not only the browser's storage. */
  readonly confirmed: boolean;
}

export interface SessionClient {
  current(): KnownSession;
  /** Calls back after each change of `current()`, in other tabs too. */
  subscribe(changed: () => void): void;
  /**
   * Asks the provider. The client forgets a session that the provider does not know.
   * @throws ProviderError if there is no answer
   */
  check(): Promise<void>;
  /**
   * Ends the session.
   * @param force whether the client forgets the session even without an answer
   * @throws ProviderError if the provider has not ended it
   */
  revoke(force: boolean): Promise<void>;
}
