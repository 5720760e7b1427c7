/** What the widget needs of an identity provider, in the widget's words. The adapter maps. */
import type { OtpMethod, UserType } from '../config/types.ts';

/** An answer of the provider as the page may see it: without session tokens or any other secret. */
export type Answer = Readonly<Record<string, unknown>>;

export interface SessionAnswer {
  readonly session: Answer;
  readonly user: Answer;
  readonly data: Answer;
}

export interface SendCodeOptions {
  /** Minutes. */
  expirationMinutes: number;
  loginTemplateId?: string | undefined;
  signupTemplateId?: string | undefined;
}

export interface SendLinkOptions {
  loginRedirectURL?: string | undefined;
  signupRedirectURL?: string | undefined;
  /** Minutes. */
  loginExpirationMinutes: number;
  /** Minutes. */
  signupExpirationMinutes: number;
  loginTemplateId?: string | undefined;
  signupTemplateId?: string | undefined;
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
}

export interface OAuth {
  /**
   * Sends the browser to a third-party provider, by its type (spec section 3). Resolves once it has been told to go,
   * and rejects with `configuration` where the client does not know the type.
   */
  start(type: string, options: StartOAuthOptions): Promise<void>;
  authenticate(token: string, sessionMinutes: number): Promise<SessionAnswer>;
}

export interface OneTapOptions {
  /** `embedded` needs an element of the page itself with the id `google-parent-prompt`. */
  position: 'embedded' | 'floating';
  loginRedirectURL?: string | undefined;
  signupRedirectURL?: string | undefined;
  /** The visitor closed the prompt. */
  onClosed(): void;
  /** The visitor chose an account, and the browser is about to be sent on with its token. */
  onLeaving(): void;
  /** The visitor chose an account, but it could not be handed over. */
  onFailed(error: unknown): void;
}

export interface OneTapPrompt {
  /** Resolves with what became of it at first. Rejects with `one_tap`, of the type that is Google's reason. */
  show(options: OneTapOptions): Promise<'shown' | 'closed'>;
  /** Takes it off the page. */
  cancel(): void;
}

/** Google One Tap. What it waits for may be blocked: unlike the other calls these have a deadline of their own. */
export interface OneTap {
  /** Whether the project is a test one, whose developer should read what is wrong with it. */
  readonly forDevelopers: boolean;
  /** Loads what the prompt needs. Rejects with `one_tap`, of the type that is the provider's reason. */
  prepare(): Promise<OneTapPrompt>;
}

export interface StartResetOptions {
  /** Where the link that signs in without a password leads. */
  loginRedirectURL?: string | undefined;
  /** Where the link to the reset form leads. */
  resetRedirectURL?: string | undefined;
  /** Minutes. */
  expirationMinutes: number;
  templateId?: string | undefined;
}

/** What the provider thinks of a password (spec section 3). */
export interface PasswordStrength {
  /** Whether it may be used. */
  readonly valid: boolean;
  /** Known from a leak of some other site. */
  readonly breached: boolean;
  readonly policy: 'zxcvbn' | 'luds' | 'none';
  /** 0 to 4, by zxcvbn. */
  readonly score: number;
  /** The provider's sentence about it, in English; empty for none. */
  readonly warning: string;
  /** Characters that the luds policy still misses. */
  readonly missingCharacters: number;
  /** Kinds of character that the luds policy still misses. */
  readonly missingComplexity: number;
}

export interface Passwords {
  /** @param email makes a password that resembles it weaker; undefined where it is not known */
  checkStrength(password: string, email: string | undefined): Promise<PasswordStrength>;
  create(email: string, password: string, sessionMinutes: number): Promise<SessionAnswer>;
  authenticate(email: string, password: string, sessionMinutes: number): Promise<SessionAnswer>;
  /** Sends the reset e-mail. */
  startReset(email: string, options: StartResetOptions): Promise<{ data: Answer }>;
  /** @param token of the reset e-mail */
  reset(token: string, password: string, sessionMinutes: number): Promise<SessionAnswer>;
}

/** What the provider calls `crypto_wallet_type`. */
export type WalletType = 'ethereum' | 'solana';

export interface CryptoWallets {
  /**
   * Asks for a text to sign.
   * @param chainId of the wallet's network, as decimal text; for projects that require Sign-In with Ethereum
   */
  start(
    address: string,
    type: WalletType,
    chainId: string | undefined,
  ): Promise<{ challenge: string; data: Answer }>;
  /** @param signature of the challenge: hexadecimal on Ethereum, base58 on Solana */
  authenticate(
    address: string,
    type: WalletType,
    signature: string,
    sessionMinutes: number,
  ): Promise<SessionAnswer>;
}

/** The part of the project's settings that the widget shows something of (spec section 3). */
export interface Bootstrap {
  readonly emailDomains: readonly string[];
  readonly displayWatermark: boolean;
  /** What a wallet on Ethereum signs has to be a message of EIP-4361. */
  readonly siweRequired: boolean;
  readonly passwordConfig: { readonly ludsComplexity: number; readonly ludsMinimumCount: number } | null;
}

export interface BootstrapSource {
  /** The value of an earlier page view, if storage has one. */
  stored(): Bootstrap | undefined;
  /** The fresh value. Rejects when the provider could not be asked. */
  fetch(): Promise<Bootstrap>;
}

/** What every flow's provider has. */
export interface ProjectProvider {
  readonly bootstrap: BootstrapSource;
  /** The session that this browser knows of, if it does; the provider is not asked. */
  knownSession(): { readonly session: Answer; readonly user: Answer } | undefined;
  /** Tells the provider's telemetry that the login screen was rendered. Never rejects, never waits. */
  logLoginScreen(options: Readonly<Record<string, unknown>>): void;
}

/**
 * Every method rejects with a `ProviderError` only. A call may hang, since the provider's client has no timeout:
 * whoever calls sets the deadline (`withDeadline`).
 */
export interface IdentityProvider extends ProjectProvider {
  readonly otps: Otps;
  readonly magicLinks: MagicLinks;
  readonly oauth: OAuth;
  readonly oneTap: OneTap;
  readonly passwords: Passwords;
  readonly cryptoWallets: CryptoWallets;
  /** Undefined where this client cannot look for users. */
  findUserType(email: string): Promise<UserType | undefined>;
}
