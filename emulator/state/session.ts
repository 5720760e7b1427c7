import type { Channel } from './inbox.ts';
import type { JsonObject } from './json.ts';
import type { Contact, User } from './user.ts';

/** A session of whomever. All times are in epoch milliseconds. */
export interface BaseSession {
  readonly id: string;
  readonly token: string;
  readonly startedAt: number;
  readonly userAgent: string;
  lastAccessedAt: number;
  expiresAt: number;
  /** What the project's servers have added to the session and its JWTs. */
  customClaims: JsonObject;
}

export interface Session extends BaseSession {
  readonly user: User;
  factors: Factor[];
}

/** One way in which a session's user has proved who they are. */
export interface Factor {
  readonly type: 'otp' | 'magic_link' | 'password' | 'crypto' | 'oauth' | 'webauthn';
  /** `knowledge` is the provider's word for a password, where nothing is delivered. */
  readonly deliveryMethod:
    | Channel
    | 'knowledge'
    | 'crypto_wallet'
    | 'webauthn_registration'
    | `oauth_${string}`;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly at: number;
}
