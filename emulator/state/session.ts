import type { Channel } from './inbox.ts';
import type { JsonObject } from './json.ts';
import type { DashboardSettings } from './settings.ts';
import type { Contact, User } from './user.ts';

/** Signs session JWTs, with one key for as long as the emulator runs. */
export interface JwtKey {
  /**
   * A JWT that, like the provider's, is valid for five minutes from `nowMs` (epoch milliseconds).
   * @param subject the id of the user or member
   */
  sign(subject: string, claims: object, project: JwtProject, nowMs: number): Promise<string>;
  /** The id of the session that this key has signed a JWT for, even if the JWT has expired; else undefined. */
  readSessionId(jwt: string, projectId: string): Promise<string | undefined>;
  /** The public key, to verify the JWTs with. */
  readonly jwks: { readonly keys: readonly object[] };
}

/** The project that a JWT is for. */
export type JwtProject = Pick<DashboardSettings, 'project_id' | 'jwt_issuer'>;

/** A session of whomever. All times are in epoch milliseconds. */
export interface BaseSession {
  readonly id: string;
  readonly token: string;
  readonly startedAt: number;
  readonly userAgent: string;
  lastAccessedAt: number;
  expiresAt: number;
  /** The additions of the project's servers to the session and its JWTs. */
  customClaims: JsonObject;
}

export interface Session extends BaseSession {
  readonly user: User;
  factors: Factor[];
}

/** One way in which a session's user has proved who they are. */
export interface Factor {
  readonly type:
    | 'otp'
    | 'magic_link'
    | 'password'
    | 'crypto'
    | 'oauth'
    | 'webauthn'
    | 'totp'
    | 'recovery_codes'
    | 'impersonated';
  /** `knowledge` is the provider's word for a password, where nothing is delivered. */
  readonly deliveryMethod:
    | Channel
    | 'knowledge'
    | 'crypto_wallet'
    | 'webauthn_registration'
    | 'authenticator_app'
    | 'recovery_code'
    | 'impersonation'
    | `oauth_${string}`;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly at: number;
}
