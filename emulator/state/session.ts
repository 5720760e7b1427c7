import type { Channel } from './inbox.ts';
import type { JsonObject } from './json.ts';
import type { Contact, User } from './user.ts';

/** A signed-in session. All times are in epoch milliseconds. */
export interface Session {
  readonly id: string;
  readonly token: string;
  readonly user: User;
  readonly startedAt: number;
  readonly userAgent: string;
  lastAccessedAt: number;
  expiresAt: number;
  factors: Factor[];
  /** What the project's servers have added to the session and its JWTs. */
  customClaims: JsonObject;
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
