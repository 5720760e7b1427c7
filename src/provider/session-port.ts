/** The provider of `src/session`. */
import type { Member, MemberSession, Organization } from '../settings/business/member-session.ts';
import type { Session, User } from '../settings/session-data.ts';

/** The session, as the client knows it. */
export interface KnownSession {
  readonly session: Session | MemberSession | undefined;
  readonly user: User | Member | undefined;
  /** Where a member is signed in. */
  readonly organization?: Organization | undefined;
  /** True if the provider has said so, and not only the browser's storage. */
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

/** An organization that the member who is signed in belongs to. */
export interface OwnOrganization {
  readonly id: string;
  readonly name: string;
  /** True if the session can be taken there, without another sign-in. */
  readonly isOpen: boolean;
}

export interface MemberSessionClient extends SessionClient {
  /** The provider's own, for what keeps its session alive. */
  readonly client: object;
  /** @throws ProviderError */
  organizations(): Promise<readonly OwnOrganization[]>;
  /**
   * Takes the session to another organization.
   * @returns whether the member is signed in there. If not, the organization demands more, and the client has forgotten
   * the session.
   * @throws ProviderError
   */
  switchTo(organizationId: string): Promise<boolean>;
}
