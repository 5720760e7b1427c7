/** What the author of a page may say. Names and defaults: spec sections 3 and 9, contract section 2. */

export const PRODUCTS = ['emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords'] as const;
export type Product = (typeof PRODUCTS)[number];

export const OTP_METHODS = ['sms', 'whatsapp', 'email'] as const;
export type OtpMethod = (typeof OTP_METHODS)[number];

export interface EmailMagicLinksOptions {
  loginRedirectURL?: string;
  /** Minutes. */
  loginExpirationMinutes?: number;
  signupRedirectURL?: string;
  /** Minutes. */
  signupExpirationMinutes?: number;
  /** Accepted and kept, without effect: the provider's browser API has no field for it. */
  createUserAsPending?: boolean;
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** E-mail domain that the Gmail and Yahoo links search for. */
  domainHint?: string;
}

export interface OtpOptions {
  methods?: readonly OtpMethod[];
  /** Minutes. */
  expirationMinutes?: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
}

export interface OAuthProvider {
  type: string;
  one_tap?: boolean;
  position?: 'embedded' | 'floating';
  custom_scopes?: readonly string[];
}

export interface OAuthOptions {
  providers?: readonly OAuthProvider[];
  loginRedirectURL?: string;
  signupRedirectURL?: string;
}

export interface PasswordOptions {
  loginRedirectURL?: string;
  resetPasswordRedirectURL?: string;
  /** Minutes. */
  resetPasswordExpirationMinutes?: number;
  resetPasswordTemplateId?: string;
}

export interface SessionOptions {
  /** Minutes. */
  sessionDurationMinutes?: number;
}

/** The configuration as a page writes it: everything may be left out. */
export interface Config {
  products?: readonly Product[];
  emailMagicLinksOptions?: EmailMagicLinksOptions;
  otpOptions?: OtpOptions;
  oauthOptions?: OAuthOptions;
  passwordOptions?: PasswordOptions;
  sessionOptions?: SessionOptions;
  enableShadowDOM?: boolean;
}

/** The same with every default filled in: what the rest of the widget reads. */
export interface ResolvedConfig {
  readonly products: readonly Product[];
  readonly emailMagicLinks: EmailMagicLinksOptions & {
    readonly loginExpirationMinutes: number;
    readonly signupExpirationMinutes: number;
  };
  readonly otp: OtpOptions & { readonly methods: readonly OtpMethod[]; readonly expirationMinutes: number };
  readonly oauth: OAuthOptions & { readonly providers: readonly OAuthProvider[] };
  readonly passwords: PasswordOptions & { readonly resetPasswordExpirationMinutes: number };
  /** Minutes. */
  readonly sessionDurationMinutes: number;
}

/** Whether an e-mail address has an account, and of what kind (spec section 3, `userType`). */
export type UserType = 'new' | 'password' | 'passwordless';
export type LookupUser = (email: string) => Promise<UserType>;

/** Which of the two elements it is: `<auth-widget>` or `<auth-reset-password>`. */
export type Form = 'login' | 'reset-password';

export type ColorScheme = 'light' | 'dark' | 'auto';
export type RedirectHandling = 'auto' | 'off';

/** What the page hears of a call that went well; `data` is the provider's answer without its secrets. */
export interface AuthEventDetail {
  type: string;
  data: Readonly<Record<string, unknown>>;
}

export type AuthErrorCode =
  | 'configuration'
  | 'network'
  | 'timeout'
  | 'blocked'
  | 'provider'
  | 'validation'
  | 'wallet_connect'
  | 'wallet_sign'
  | 'one_tap'
  | 'unexpected';

/** What the page hears of every failure, those that are shown in place too. */
export interface AuthErrorDetail {
  code: AuthErrorCode;
  /** What the visitor reads. */
  message: string;
  /** HTTP status of the provider's answer. */
  status?: number;
  /** The provider's `error_type`. */
  type?: string;
  requestId?: string;
  /** Name of the screen that it happened on. */
  screen: string;
  cause?: unknown;
}

export interface Callbacks {
  onEvent?(event: AuthEventDetail): void;
  onError?(error: AuthErrorDetail): void;
}

export type Method = 'otp' | 'magic_link' | 'password' | 'crypto' | 'oauth' | 'one_tap';

/** How a visitor went to a third-party provider. */
export type OAuthMethod = Extract<Method, 'oauth' | 'one_tap'>;

export interface AuthSuccessDetail {
  method: Method;
  session: Readonly<Record<string, unknown>>;
  user: Readonly<Record<string, unknown>>;
}
