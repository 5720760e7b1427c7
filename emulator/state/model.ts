/** How a message reaches a person. */
export type Channel = 'sms' | 'whatsapp' | 'email';

/** What a message is for. */
export type MessageKind = 'one-time-code' | 'login-link' | 'signup-link' | 'reset-password';

/** A message that the provider would have sent; the inbox shows it instead. */
export interface Message {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly kind: MessageKind;
  readonly code?: string;
  readonly link?: string;
  /** The second link of a `reset-password` mail, which signs in and leaves the password alone. */
  readonly loginLink?: string;
  /** ISO 8601, by the emulator's clock. */
  readonly sentAt: string;
}

/** An e-mail address or phone number, under the name that request bodies use. */
export type ContactKey = { readonly email: string } | { readonly phone_number: string };

/** One e-mail address, phone number or wallet of a user; `id` is the provider's `email_id`, `phone_id`, … */
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
  /** Crypto wallets, by their address. */
  readonly wallets: Contact[];
  password: Password | null;
}

/** The password of a user; a new one is a new object, so nothing of the old one outlives it. */
export interface Password {
  /** The provider's `password_id`. */
  readonly id: string;
  /** Made by `hashPassword`. */
  readonly hash: string;
  /** True until its owner has proved, by a reset mail, that the address is theirs. */
  requiresReset: boolean;
  /** Wrong passwords in a row. */
  wrongAttempts: number;
  /** Epoch milliseconds, after too many wrong ones. */
  lockedUntil: number | null;
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
  readonly type: 'otp' | 'magic_link' | 'password' | 'crypto' | 'oauth';
  /** `knowledge` is how the provider says that nothing was delivered. */
  readonly deliveryMethod: Channel | 'knowledge' | 'crypto_wallet' | `oauth_${string}`;
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

/** A link in an e-mail, kept by its token. */
export interface EmailedLink {
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

/** What a wallet is to sign; kept by the wallet's address, so a newer challenge replaces an older one. */
export interface WalletChallenge {
  readonly text: string;
  readonly user: User;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
