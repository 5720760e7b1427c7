import type { JsonObject } from '../json.ts';
import type { BaseSession } from '../session.ts';
import type { Member } from './member.ts';
import type { AuthMethod, MfaMethod } from './organization.ts';

/** How someone has proved who they are: a primary method, or a second factor. */
export type FactorMethod = AuthMethod | MfaMethod | 'recovery_code' | 'impersonated';

export interface MemberFactor {
  readonly method: FactorMethod;
  /** The provider's additions about the method, under its names. */
  readonly details: JsonObject;
  /** The workspace or team of an account at a third-party provider, by which its owner may be allowed to join. */
  readonly tenant?: string;
  /** The organization outside of which the factor means nothing; null if it proves an email address everywhere. */
  readonly organizationId: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface MemberSession extends BaseSession {
  readonly member: Member;
  factors: readonly MemberFactor[];
}

/**
 * The proofs of somebody who has not signed in to an organization: they still have to choose one, to sign in
 * as it demands, or to enter a second factor.
 */
export interface IntermediateSession {
  readonly token: string;
  readonly email: string;
  factors: readonly MemberFactor[];
  /** Epoch milliseconds. */
  expiresAt: number;
}
