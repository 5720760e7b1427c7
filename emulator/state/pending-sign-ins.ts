import type { Channel } from './inbox.ts';
import type { Contact, User, WebAuthnRegistration } from './user.ts';

/** A one-time code, whoever it was sent to. */
export interface OneTimeCode {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  used: boolean;
  wrongAttempts: number;
}

/** A code for a user, kept by its `method_id`: a new code for the same contact replaces the previous one. */
export interface UserCode extends OneTimeCode {
  readonly channel: Channel;
  readonly user: User;
  readonly contact: Contact;
}

/** A link in an email, whoever it was sent to, kept by its token. */
export interface EmailedLink {
  readonly purpose: 'sign-in' | 'reset-password';
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The PKCE challenge of the request that sent the link; null without one. */
  readonly codeChallenge: string | null;
  used: boolean;
}

export interface UserLink extends EmailedLink {
  readonly user: User;
  readonly contact: Contact;
}

/** Whose account the next visit to a third-party provider is to be connected with, kept by its token. */
export interface OAuthAttachment {
  readonly user: User;
  /** For example `google`. */
  readonly provider: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The text a wallet has to sign, kept by the wallet's address: a new challenge replaces the previous one. */
export interface WalletChallenge {
  readonly text: string;
  readonly user: User;
  readonly contact: Contact;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The contents that a passkey's next signature must have, kept by the challenge in base64url. */
export type WebAuthnChallenge = RegistrationChallenge | AuthenticationChallenge;

export interface RegistrationChallenge
  extends Pick<WebAuthnRegistration, 'domain' | 'userAgent' | 'authenticatorType'> {
  readonly purpose: 'register';
  readonly user: User;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface AuthenticationChallenge {
  readonly purpose: 'authenticate';
  readonly domain: string;
  /** Whose passkey it must be; null if anyone may sign in. */
  readonly user: User | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
