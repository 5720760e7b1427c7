import { type VerifiedContacts, verifiedContacts } from '../kit/lib/account.ts';
import { factorsOf } from '../provider/proofs/factors.ts';
import type { KnownSession } from '../provider/session-port.ts';
import type { Member, MemberSession, Organization } from '../settings/business/member-session.ts';
import type { Session, User } from '../settings/session-data.ts';
import type { CookieOptions } from '../settings/types.ts';

/** Whom a project is for, and what is known of them once they are signed in. */
export interface Verticals {
  readonly consumer: { readonly session: Session; readonly user: User };
  /** Members of organizations. */
  readonly b2b: {
    readonly session: MemberSession;
    readonly user: Member;
    readonly organization: Organization;
  };
}
export type Vertical = keyof Verticals;

export type SessionOf<V extends Vertical = 'consumer'> = Verticals[V]['session'];
export type UserOf<V extends Vertical = 'consumer'> = Verticals[V]['user'];
export type OrganizationOf<V extends Vertical = 'consumer'> = V extends 'b2b' ? Organization : never;

export type FactorsOf<V extends Vertical = 'consumer'> = V extends 'b2b' ? undefined : 1 | 2;

/** Only the provider knows what is verified. */
interface NothingVerified {
  readonly email?: undefined;
  readonly phone?: undefined;
  readonly factors?: undefined;
}

interface Checking<V extends Vertical> extends NothingVerified {
  /** The provider has not answered yet. The rest is what the browser remembers. */
  readonly status: 'checking';
  /** True if the provider cannot be reached, or takes long to answer. */
  readonly stale: boolean;
  readonly session: SessionOf<V> | undefined;
  readonly user: UserOf<V> | undefined;
  readonly organization?: OrganizationOf<V> | undefined;
}

type SignedIn<V extends Vertical> = {
  /** The provider has confirmed the session. */
  readonly status: 'signed-in';
  readonly stale: false;
  readonly organization?: OrganizationOf<V>;
  /** How many a consumer has signed in with. Organizations ask their members before there is a session. */
  readonly factors: FactorsOf<V>;
} & VerifiedContacts &
  Verticals[V];

interface SignedOut extends NothingVerified {
  readonly status: 'signed-out';
  readonly stale: false;
  readonly session: undefined;
  readonly user: undefined;
  readonly organization?: undefined;
}

/** True if the visitor is signed in, with the address and number that are verified, and the number of factors. Without tokens. */
export type SessionState<V extends Vertical = 'consumer'> = Checking<V> | SignedIn<V> | SignedOut;

/** Of either vertical. */
export type AnySessionState = SessionState<Vertical>;

/** Nothing is known yet. */
export const UNKNOWN: Checking<never> & { readonly stale: false } = {
  status: 'checking',
  stale: false,
  session: undefined,
  user: undefined,
};

export const SIGNED_OUT: SignedOut = {
  status: 'signed-out',
  stale: false,
  session: undefined,
  user: undefined,
};

/** @param known what the provider has confirmed */
export const signedIn = ({
  session,
  user,
  organization,
}: Pick<KnownSession, 'session' | 'user' | 'organization'>): AnySessionState =>
  ({
    status: 'signed-in',
    stale: false,
    session,
    user,
    ...(organization ? { organization } : { factors: factorsOf(session ?? {}) }),
    ...verifiedContacts(user),
  }) as AnySessionState;

export type SessionStatus = AnySessionState['status'];

export interface SessionOptions {
  /** Public token of the provider's project. Required unless `client` is set. */
  publicToken?: string | undefined;
  /** Base URL of the provider's API. Default: the provider's own. */
  apiUrl?: string | undefined;
  /** An existing client of the provider's SDK, recognized by its methods. The SDK is then not loaded. */
  client?: object | null | undefined;
  cookieOptions?: CookieOptions | null | undefined;
  /** Whom the project is for: members of organizations, with `b2b`. Default: consumers. */
  vertical?: 'b2b' | undefined;
  /**
   * Extends the session while the visitor uses the site, so that it lasts as long as it was made for from their last visit. For as long as
   * the page lives.
   */
  keepSessionAlive?: boolean | undefined;
}

/** The options of a project for businesses. */
export interface B2bSessionOptions extends SessionOptions {
  vertical: 'b2b';
}

/** The session of a project on this page. */
export interface SessionStore<V extends Vertical = 'consumer'> {
  /** A new object after each change. */
  readonly state: SessionState<V>;
  readonly status: SessionStatus;
  /** True if the provider cannot be reached; only while `checking`. */
  readonly stale: boolean;
  readonly session: SessionOf<V> | undefined;
  readonly user: UserOf<V> | undefined;
  /** Verified; undefined if there is none, and until the provider has confirmed the session. */
  readonly email: string | undefined;
  /** The same, in E.164. */
  readonly phone: string | undefined;
  /** How many a consumer has signed in with; undefined until the provider has confirmed the session. */
  readonly factors: FactorsOf<V> | undefined;
  /** Where a member is signed in. */
  readonly organization: OrganizationOf<V> | undefined;
  /** Calls back after each change. Returns a function that ends this. */
  subscribe(listener: (state: SessionState<V>) => void): () => void;
  /**
   * Ends the session at the provider. If that fails, the visitor stays signed in; the next call ends the session in this
   * browser in any case.
   * @throws an Error whose `code` is that of an `auth-error`
   */
  signOut(): Promise<void>;
  /** Asks the provider again. Resolves once the state is up to date, or `stale`. */
  refresh(): Promise<void>;
}
