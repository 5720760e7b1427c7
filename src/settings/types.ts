/** The options of the widget, and what a page gets from it. */
import type { PasskeyErrorReason } from '../kit/lib/passkey-error-reasons.ts';
import type { Session, SessionData, User } from './session.ts';

export const PRODUCTS = ['emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords', 'passkeys'] as const;
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
  /** Whether Stytch keeps new users as `pending` until they first sign in. */
  createUserAsPending?: boolean;
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** The sender's email domain, which the links to Gmail and Yahoo search for. */
  domainHint?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface OtpOptions {
  methods?: readonly OtpMethod[];
  /** Minutes. */
  expirationMinutes?: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** Country of numbers without a calling code, as an ISO 3166-1 alpha-2 code, or `auto`: by the languages of page and browser. */
  phoneCountry?: string;
  /** Whether the screen that asks for the passcode has no back arrow. */
  hideBack?: boolean;
  /** Language of the messages, such as `es`. */
  locale?: string;
}

/** Parameters that the social login provider gets with each sign-in, such as `login_hint`. */
export type ProviderParams = Readonly<Record<string, string>>;

export interface OAuthProvider {
  type: string;
  one_tap?: boolean;
  position?: 'embedded' | 'floating';
  /** Whether a click beside the One Tap prompt closes it. */
  cancel_on_tap_outside?: boolean;
  custom_scopes?: readonly string[];
  provider_params?: ProviderParams;
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
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface PasskeyOptions {
  /** The domain that passkeys are for: the page's host, or a domain above it. Default: the page's host. */
  domain?: string;
  /** Whether to offer a passkey to visitors who have signed in another way. */
  offer?: boolean;
  /** Minutes. Default: `sessionOptions.sessionDurationMinutes`. */
  sessionDurationMinutes?: number;
}

export interface SessionOptions {
  /** Minutes. */
  sessionDurationMinutes?: number;
}

/** The cookies that hold the session. All pages and servers of a site must agree on them. */
export interface CookieOptions {
  /** Such as `example.com`. Needs `availableToSubdomains`. Default: the host of the page. */
  domain?: string;
  path?: string;
  /** Whether the hosts below `domain` get the cookies, too. */
  availableToSubdomains?: boolean;
  opaqueTokenCookieName?: string;
  jwtCookieName?: string;
}

/** The configuration as a page writes it. Everything is optional. */
export interface Config {
  products?: readonly Product[];
  emailMagicLinksOptions?: EmailMagicLinksOptions;
  otpOptions?: OtpOptions;
  oauthOptions?: OAuthOptions;
  passwordOptions?: PasswordOptions;
  passkeyOptions?: PasskeyOptions;
  sessionOptions?: SessionOptions;
  cookieOptions?: CookieOptions;
  enableShadowDOM?: boolean;
}

/** The configuration with all defaults filled in, as the rest of the widget reads it. */
export interface ResolvedConfig {
  readonly products: readonly Product[];
  readonly emailMagicLinks: EmailMagicLinksOptions & {
    readonly loginExpirationMinutes: number;
    readonly signupExpirationMinutes: number;
  };
  readonly otp: OtpOptions & {
    readonly methods: readonly OtpMethod[];
    readonly expirationMinutes: number;
    /** ISO 3166-1 alpha-2 code. */
    readonly phoneCountry: string;
  };
  readonly oauth: OAuthOptions & { readonly providers: readonly OAuthProvider[] };
  readonly passwords: PasswordOptions & { readonly resetPasswordExpirationMinutes: number };
  readonly passkeys: PasskeyOptions & {
    readonly offer: boolean;
    /** Minutes. */
    readonly sessionDurationMinutes: number;
  };
  /** Minutes. */
  readonly sessionDurationMinutes: number;
}

/** Whether an email address has an account, and whether that account has a password. */
export type UserType = 'new' | 'password' | 'passwordless';
export type LookupUser = (email: string) => Promise<UserType>;

/** `<auth-widget>` or `<auth-reset-password>`. */
export type Form = 'login' | 'reset-password';

export type ColorScheme = 'light' | 'dark' | 'auto';
/** Whether the fields are in the shadow root, or children of the element that are slotted into it. */
export type FieldsPlace = 'shadow' | 'light';
export type RedirectHandling = 'auto' | 'off';
/** What happens if the visitor already has a session: the form stays, or it counts as a sign-in. */
export type AlreadySignedIn = 'form' | 'succeed';

/** What `auth-event` reports; spec section 7 has the names. */
export type AuthEventType =
  | 'SESSION_FOUND'
  | 'MAGIC_LINK_LOGIN_OR_CREATE'
  | 'MAGIC_LINK_AUTHENTICATE'
  | 'OTP_LOGIN_OR_CREATE'
  | 'OTP_AUTHENTICATE'
  | 'OAUTH_START'
  | 'OAUTH_AUTHENTICATE'
  | 'PASSWORD_CREATE'
  | 'PASSWORD_AUTHENTICATE'
  | 'PASSWORD_RESET_BY_EMAIL_START'
  | 'PASSWORD_RESET_BY_EMAIL'
  | 'CRYPTO_WALLET_AUTHENTICATE_START'
  | 'CRYPTO_WALLET_AUTHENTICATE'
  | 'WEBAUTHN_REGISTER'
  | 'WEBAUTHN_AUTHENTICATE'
  | 'WEBAUTHN_UPDATE'
  | 'WEBAUTHN_DELETE'
  | 'AUTHENTICATE_FLOW_COMPLETE';

/** The types of `auth-event` that come with a session. */
export type SessionEventType = Extract<
  AuthEventType,
  | 'SESSION_FOUND'
  | `${string}_AUTHENTICATE`
  | 'PASSWORD_CREATE'
  | 'PASSWORD_RESET_BY_EMAIL'
  | 'WEBAUTHN_REGISTER'
>;

/** Detail of `auth-event`. `data` is Stytch's response without its secrets. */
export type AuthEventDetail =
  | { type: SessionEventType; data: SessionData }
  | { type: Exclude<AuthEventType, SessionEventType>; data: Readonly<Record<string, unknown>> };

export type AuthErrorCode =
  | 'configuration'
  | 'page'
  | 'network'
  | 'timeout'
  | 'load'
  | 'blocked'
  | 'provider'
  | 'validation'
  | 'wallet_connect'
  | 'wallet_sign'
  | 'one_tap'
  | 'passkey'
  | 'unsupported'
  | 'unexpected';

/** A script of Stytch's SDK: Google's captcha, or Stytch's device fingerprinting. */
export type BlockedScript = 'captcha' | 'fingerprint';

/** Detail of `auth-error`. */
export interface AuthErrorDetail {
  code: AuthErrorCode;
  /** The message that the visitor reads. */
  message: string;
  /** HTTP status of Stytch's response. */
  status?: number;
  /** Stytch's `error_type`. */
  type?: string;
  requestId?: string;
  /**
   * With the code `passkey`, why a passkey could not be used or created; with `blocked`, which script was blocked; with
   * `provider`, that the visitor came back from a third-party sign-in by the browser's Back button.
   */
  reason?: PasskeyErrorReason | BlockedScript | 'turned_back';
  /** Name of the current screen. */
  screen: string;
  cause?: unknown;
}

export interface Callbacks<EventDetail = AuthEventDetail> {
  onEvent?(event: EventDetail): void;
  onError?(error: AuthErrorDetail): void;
}

/** How the visitor signed in; `session` if there was a session before. */
export type Method =
  | 'otp'
  | 'magic_link'
  | 'password'
  | 'crypto'
  | 'oauth'
  | 'one_tap'
  | 'passkey'
  | 'session';

/** The methods that involve a social login provider. */
export type OAuthMethod = Extract<Method, 'oauth' | 'one_tap'>;

/**
 * Detail of `auth-submit`: what the widget is about to do. `identifier` is the email address, or the phone number in E.164 format,
 * that the visitor has typed. A `reset` has none, because only Stytch knows whose token it has.
 */
export type AuthSubmitDetail =
  | { method: 'otp' | 'magic_link'; action: 'send'; identifier: string; provider?: never }
  | {
      method: 'password';
      /** `send_reset`: send the email that leads to the reset form. */
      action: 'create' | 'authenticate' | 'send_reset';
      identifier: string;
      provider?: never;
    }
  | { method: 'password'; action: 'reset'; identifier?: never; provider?: never }
  /** `provider` is the type of the social login provider, such as `google`. */
  | { method: 'oauth'; action: 'start'; identifier?: never; provider: string };

/** What a promise that was passed to `waitUntil()` can reject with. The visitor reads `visitorMessage`, as plain text. */
export interface VisitorMessage {
  readonly visitorMessage: string;
}

/** Detail of `auth-success`. `session` and `user` are Stytch's, without secrets. */
export interface AuthSuccessDetail {
  method: Method;
  session: Session;
  user: User;
}
