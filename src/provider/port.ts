/** The identity provider of the widget, in the widget's own terms. An adapter converts. */

import type { Session, SessionData, User } from '../settings/session-data.ts';
import type { OtpMethod, ProviderParams, UserType } from '../settings/types.ts';
import type { PendingSignIn } from './pending/keep.ts';

/** A response of the provider as the page may see it: without session tokens and other secrets. */
export type Answer = Readonly<Record<string, unknown>>;

/** A session that existed before the visitor did anything. */
export interface FoundSession {
  readonly session: Session;
  readonly user: User;
}

export interface SessionAnswer extends FoundSession {
  readonly data: SessionData;
}

export interface SendCodeOptions {
  /** True: creates nobody, and may refuse an unknown destination. */
  existingOnly?: boolean | undefined;
  /** Minutes. */
  expirationMinutes: number;
  loginTemplateId?: string | undefined;
  signupTemplateId?: string | undefined;
  /** Language of the message. */
  locale?: string | undefined;
}

export interface SendLinkOptions {
  /** True: creates nobody, and may refuse an unknown address. */
  existingOnly?: boolean | undefined;
  loginRedirectURL?: string | undefined;
  signupRedirectURL?: string | undefined;
  /** Minutes. */
  loginExpirationMinutes: number;
  /** Minutes. */
  signupExpirationMinutes: number;
  /** True if new users stay pending until they first sign in. */
  createUserAsPending?: boolean | undefined;
  loginTemplateId?: string | undefined;
  signupTemplateId?: string | undefined;
  /** Language of the email. */
  locale?: string | undefined;
}

export interface Otps {
  /** `destination` is an e-mail address, or a phone number in E.164. */
  send(
    method: OtpMethod,
    destination: string,
    options: SendCodeOptions,
  ): Promise<{ methodId: string; data: Answer }>;
  authenticate(code: string, methodId: string, sessionMinutes: number): Promise<SessionAnswer>;
}

export interface MagicLinks {
  send(email: string, options: SendLinkOptions): Promise<{ data: Answer }>;
  authenticate(token: string, sessionMinutes: number): Promise<SessionAnswer>;
}

export interface StartOAuthOptions {
  loginRedirectURL?: string | undefined;
  signupRedirectURL?: string | undefined;
  customScopes?: readonly string[] | undefined;
  providerParams?: ProviderParams | undefined;
  /** Ties the account to the user that the token is for. */
  attachToken?: string | undefined;
  /** Aborted when the visitor no longer waits for this start. */
  signal: AbortSignal;
}

export interface OAuth {
  /**
   * Sends the browser to a third-party provider. Resolves when the navigation has been started.
   * @param type of the provider, as in `oauthOptions.providers`
   * @throws ProviderError `configuration` if the client does not know the type
   * @throws the reason of `signal`, in which case the browser stays
   */
  start(type: string, options: StartOAuthOptions): Promise<void>;
  authenticate(token: string, sessionMinutes: number): Promise<SessionAnswer>;
}

export interface OneTapOptions {
  /** All but `floating` need an element with the id `google-parent-prompt` in the page's light DOM. */
  position: 'embedded' | 'embeddedOnly' | 'floating';
  loginRedirectURL?: string | undefined;
  signupRedirectURL?: string | undefined;
  /** True if a click beside the prompt closes it, without a call of `onClosed`. */
  cancelOnTapOutside: boolean;
  /** The visitor closed the prompt. */
  onClosed(): void;
  /** The visitor chose an account, and the page is about to navigate, unless this throws. */
  onLeaving(): void;
  /** The visitor chose an account, but the provider could not be told. */
  onFailed(error: unknown): void;
}

export interface OneTapPrompt {
  /** @throws ProviderError `one_tap`, whose type is Google's reason for not showing the prompt */
  show(options: OneTapOptions): Promise<'shown' | 'closed'>;
  /** Removes the prompt from the page. */
  cancel(): void;
}

/** Google One Tap. Content blockers often stop it, so unlike other calls these have a deadline of their own. */
export interface OneTap {
  /** True if this is a test project, whose developer should be told why One Tap does not show. */
  readonly forDevelopers: boolean;
  /**
   * Loads what the prompt needs.
   * @throws ProviderError `one_tap`, whose type is the provider's reason
   */
  prepare(): Promise<OneTapPrompt>;
}

export interface StartResetOptions {
  /** Target of the link that signs in without a password. */
  loginRedirectURL?: string | undefined;
  /** Target of the link to the reset form. */
  resetRedirectURL?: string | undefined;
  /** Minutes. */
  expirationMinutes: number;
  templateId?: string | undefined;
  /** Language of the email. */
  locale?: string | undefined;
}

/** The provider's verdict on a password. */
export interface PasswordStrength {
  /** True if the provider accepts it. */
  readonly valid: boolean;
  /** True if it is known from a data breach. */
  readonly breached: boolean;
  readonly policy: 'zxcvbn' | 'luds' | 'none';
  /** 0 (weak) to 4 (strong), by zxcvbn. */
  readonly score: number;
  /** The provider's English sentence about it, or an empty string. */
  readonly warning: string;
  /** The provider's English sentences about what would make it stronger. */
  readonly suggestions: readonly string[];
  /** How many more characters the `luds` policy requires. */
  readonly missingCharacters: number;
  /** How many more kinds of character the `luds` policy requires. */
  readonly missingComplexity: number;
}

export interface Passwords {
  /** @param email passwords that resemble it count as weaker; undefined if unknown */
  checkStrength(password: string, email: string | undefined): Promise<PasswordStrength>;
  create(email: string, password: string, sessionMinutes: number): Promise<SessionAnswer>;
  authenticate(email: string, password: string, sessionMinutes: number): Promise<SessionAnswer>;
  /** Sends the reset e-mail. */
  startReset(email: string, options: StartResetOptions): Promise<{ data: Answer }>;
  /** @param token from the link in the reset e-mail */
  reset(token: string, password: string, sessionMinutes: number): Promise<SessionAnswer>;
}

/** The provider's `crypto_wallet_type`. */
export type WalletType = 'ethereum' | 'solana';

export interface CryptoWallets {
  /**
   * Requests the message that the wallet is to sign.
   * @param chainId of the wallet's network, as a decimal string; used by projects that require Sign-In with Ethereum
   */
  start(
    address: string,
    type: WalletType,
    chainId: string | undefined,
  ): Promise<{ challenge: string; data: Answer }>;
  /** @param signature of the challenge, in hexadecimal (Ethereum) or base58 (Solana) */
  authenticate(
    address: string,
    type: WalletType,
    signature: string,
    sessionMinutes: number,
  ): Promise<SessionAnswer>;
}

export interface PasskeyOptions {
  /** The domain that passkeys are for. Default: the page's host. */
  domain?: string | undefined;
  /** Minutes. */
  sessionMinutes: number;
}

export interface UsePasskeyOptions extends PasskeyOptions {
  /** True if the browser offers passkeys in the autofill of a field, instead of asking at once. */
  autofill: boolean;
  /** Aborted to take the request back. */
  signal: AbortSignal;
  /** The visitor has chosen a passkey, which the provider is about to verify. Not called by a client of the page's own. */
  onChosen(): void;
}

/** The browser allows one request at a time and page, and these set no limit to how long the visitor takes. */
export interface Passkeys {
  /**
   * Signs in with a passkey.
   * @throws ProviderError `passkey`, whose reason says why
   * @throws the reason of `signal`
   */
  authenticate(options: UsePasskeyOptions): Promise<SessionAnswer>;
  /**
   * Creates a passkey for the user who is signed in. Cannot be taken back.
   * @returns undefined if this device has one already
   * @throws ProviderError `passkey`, whose reason says why
   */
  register(options: PasskeyOptions): Promise<SessionAnswer | undefined>;
}

/** The channels of a code. */
export type CodeChannel = Exclude<OtpMethod, 'whatsapp'>;

/** What makes an authenticator app, which is shown once. */
export interface TotpRegistration {
  /** Base32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Authenticator apps. `userId`: who has to be signed in. */
export interface Totps {
  /** Takes the place of an app whose first code was never entered. */
  create(userId: string): Promise<{ readonly registration: TotpRegistration; readonly data: Answer }>;
  /** Adds a factor to the session, which lasts as long as before. The first code of an app makes it count. */
  authenticate(userId: string, code: string): Promise<SessionAnswer>;
  /** As `authenticate`. Uses the code up. */
  recover(userId: string, recoveryCode: string): Promise<SessionAnswer>;
  /** Those that are left. */
  recoveryCodes(userId: string): Promise<readonly string[]>;
}

/** "Confirm it's you". Each answer adds a factor to the visitor's session, which lasts as long as before. */
export interface Proofs {
  /** True if the client can use passkeys. */
  readonly hasPasskeys: boolean;
  /** @throws ProviderError `configuration` if the page's client lacks a call */
  readonly totps: Totps;
  /** Who is signed in, as the client has it. */
  current(): FoundSession | undefined;
  /**
   * Sends a code to an address or number, which becomes the user's if it is new.
   * @param userId who has to be signed in
   * @throws ProviderError `unexpected` if somebody else is
   */
  sendCode(
    userId: string,
    by: CodeChannel,
    to: string,
    options: SendCodeOptions,
  ): Promise<{ methodId: string; data: Answer }>;
  /**
   * @param userId who has to be signed in by the time of the answer
   * @throws ProviderError `unexpected` if somebody else is, or nobody
   */
  enterCode(userId: string, code: string, methodId: string): Promise<SessionAnswer>;
  /**
   * Browsers allow one request at a time and page, and set no limit to how long the visitor takes.
   * @param userId who has to be signed in by the time of the answer
   * @throws ProviderError `passkey`, whose reason says why; `unexpected` if somebody else is signed in, or nobody
   * @throws the reason of `signal`
   */
  usePasskey(
    userId: string,
    options: Pick<PasskeyOptions, 'domain'> & { readonly signal: AbortSignal },
  ): Promise<SessionAnswer>;
}

/** The project's settings in the provider's dashboard that the widget depends on. */
export interface Bootstrap {
  readonly emailDomains: readonly string[];
  readonly displayWatermark: boolean;
  /** True if Ethereum wallets have to sign an EIP-4361 message. */
  readonly siweRequired: boolean;
  /** For which emails the provider refuses a token in any browser but the one that asked for it. */
  readonly pkce: { readonly magicLinks: boolean; readonly passwordResets: boolean };
  readonly passwordConfig: { readonly ludsComplexity: number; readonly ludsMinimumCount: number } | null;
  /** Of projects for businesses. */
  readonly organizations?: {
    /** The addresses of organizations' pages, such as `https://app.example.com/{{slug}}`. */
    readonly slugPattern: string | undefined;
    /** True if visitors may create organizations. */
    readonly canCreate: boolean;
  };
}

export interface BootstrapSource {
  /** The stored value of an earlier page view, if there is one. */
  stored(): Bootstrap | undefined;
  /** Requests the current value. */
  fetch(): Promise<Bootstrap>;
}

/** The part of a provider that every flow has. */
export interface ProjectProvider<Found extends { readonly session: object } = { readonly session: object }> {
  readonly bootstrap: BootstrapSource;
  /**
   * Ends the session that the client has stored.
   * @throws ProviderError if the session is still stored; `configuration` if the page's client cannot end it
   */
  revokeSession(): Promise<void>;
  /**
   * Asks the provider whether the session that the client has stored is still alive. The client forgets a dead one, with
   * its cookies. May stay pending while the provider cannot be reached.
   * @returns the session as the provider has just confirmed it; undefined if there is none
   * @throws ProviderError if the provider did not answer. The session stays stored
   */
  confirmSession(): Promise<Found | undefined>;
  /**
   * Calls back once the session that the client has stored has ended or has become somebody else's, in whichever tab, or while the
   * browser kept the page.
   * @returns stops
   */
  onEnd(ended: () => void): () => void;
  /**
   * Calls back with the id of each session that the client gets from now on, in whichever tab.
   * @returns stops
   */
  onSignIn(signedIn: (session: string) => void): () => void;
  /**
   * While the visitor uses the site, extends the session, at most once in a twentieth of its length. Never throws.
   * @param minutes its length, if the page has set one
   */
  keepSessionAlive(minutes: number | undefined): void;
  /** The pending sign-ins of all tabs. */
  readonly pending: PendingSignIn;
  /** The JWT of the session that the client has stored, for the page's own server. */
  readonly sessionJwt: {
    /** Undefined if there is no session, if the visitor is still asked whose it is, or if only the server can read its cookies. */
    current(): string | undefined;
    /** Calls back after each change. @returns stops */
    subscribe(changed: () => void): () => void;
  };
  /** Reports to the provider's telemetry that the login screen was rendered. Never throws. */
  logLoginScreen(options: Readonly<Record<string, unknown>>): void;
}

/**
 * Methods reject with a `ProviderError` only. Calls may hang, because the provider's client has no timeout: the caller
 * sets a deadline (`withDeadline`).
 */
export interface IdentityProvider extends ProjectProvider<FoundSession> {
  readonly otps: Otps;
  readonly magicLinks: MagicLinks;
  readonly oauth: OAuth;
  readonly oneTap: OneTap;
  readonly passwords: Passwords;
  readonly cryptoWallets: CryptoWallets;
  readonly passkeys: Passkeys;
  /** @throws ProviderError `configuration` if the page's client lacks the call */
  impersonate(token: string): Promise<SessionAnswer>;
  /** Loads what few visitors need. */
  proofs(): Promise<Proofs>;
  /** Resolves with undefined if the client cannot look up users. */
  findUserType(email: string): Promise<UserType | undefined>;
}
