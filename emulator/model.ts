/** How a message reaches a person. */
export type Channel = 'sms' | 'whatsapp' | 'email';

/** What a message is for. */
export type MessageKind = 'one-time-code' | 'login-link' | 'signup-link';

/** A message that the provider would have sent; the inbox shows it instead. */
export interface Message {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly kind: MessageKind;
  readonly code?: string;
  readonly link?: string;
  /** ISO 8601, by the emulator's clock. */
  readonly sentAt: string;
}

/** An e-mail address or phone number, under the name that request bodies use. */
export type ContactKey = { readonly email: string } | { readonly phone_number: string };

/** One e-mail address or phone number of a user; `id` is the provider's `email_id` or `phone_id`. */
export interface Contact {
  readonly id: string;
  readonly value: string;
  verified: boolean;
}

/** A user of the emulated project. */
export interface User {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** `pending` until the first successful authentication. */
  status: 'pending' | 'active';
  readonly emails: Contact[];
  readonly phones: Contact[];
  readonly registrations: OAuthRegistration[];
  readonly password: { readonly id: string; readonly text: string } | null;
}

/** A user's account with a third-party provider. */
export interface OAuthRegistration {
  readonly id: string;
  /** Such as `google`. */
  readonly provider: string;
  /** What the provider calls the account. */
  readonly subject: string;
}

/** One way in which the owner of a session has proved who they are. */
export interface Factor {
  readonly type: 'otp' | 'magic_link' | 'oauth';
  readonly deliveryMethod: Channel | `oauth_${string}`;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A signed-in session; all times are epoch milliseconds. */
export interface Session {
  readonly id: string;
  readonly token: string;
  readonly user: User;
  readonly startedAt: number;
  readonly userAgent: string;
  lastAccessedAt: number;
  expiresAt: number;
  factors: Factor[];
}

/** A one-time code; kept by `method_id`, so a newer code for the same contact replaces an older one. */
export interface OneTimeCode {
  readonly code: string;
  readonly channel: Channel;
  readonly user: User;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  used: boolean;
  wrongAttempts: number;
}

/** A magic link, kept by its token. */
export interface MagicLink {
  readonly user: User;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The PKCE challenge stored when the link was asked for. */
  readonly codeChallenge: string | null;
  used: boolean;
}

/** A visit at a third-party provider that has not come back yet, kept by its id. */
export interface OAuthVisit {
  /** Such as `google`. */
  readonly provider: string;
  readonly scopes: readonly string[];
  readonly loginUrl: string;
  readonly signupUrl: string;
  readonly codeChallenge: string | null;
}

/** What a third-party provider's visit came back with, kept by its token. */
export interface OAuthGrant {
  readonly user: User;
  readonly contact: Contact;
  readonly registration: OAuthRegistration;
  readonly scopes: readonly string[];
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly codeChallenge: string | null;
}
