/** The options of the widget, and what a page gets from it. */
import type { PROVIDER_TITLES } from '../kit/i18n/reason.ts';
import type { PasskeyErrorReason } from '../kit/lib/passkey-error-reasons.ts';
import type { Session, SessionData, User } from './session-data.ts';

export const PRODUCTS = ['emailMagicLinks', 'oauth', 'otp', 'crypto', 'passwords', 'passkeys'] as const;
export type Product = (typeof PRODUCTS)[number];

export const OTP_METHODS = ['sms', 'whatsapp', 'email'] as const;
export type OtpMethod = (typeof OTP_METHODS)[number];

export interface EmailMagicLinksOptions {
  /** Where a link sends existing users. Default: the URL in the project's settings. */
  loginRedirectURL?: string;
  /** How long a link for an existing user is valid, in minutes. */
  loginExpirationMinutes?: number;
  /** Where a link sends new users. Default: the URL in the project's settings. */
  signupRedirectURL?: string;
  /** How long a link for a new user is valid, in minutes. */
  signupExpirationMinutes?: number;
  /**
   * True if Stytch keeps new users as `pending` until they first sign in. Sent as `create_user_as_pending`,
   * which Stytch documents for servers only: it may be ignored.
   * @default false
   */
  createUserAsPending?: boolean;
  /** ID of one of the project's email templates, for existing users. */
  loginTemplateId?: string;
  /** ID of one of the project's email templates, for new users. */
  signupTemplateId?: string;
  /** The sender's email domain, which the links to Gmail and Yahoo search for. */
  domainHint?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface OtpOptions {
  /** How passcodes are sent, in the order of the tabs. Needs at least one if `products` includes `otp`. */
  methods?: readonly OtpMethod[];
  /** How long a passcode is valid, in minutes. */
  expirationMinutes?: number;
  /** ID of one of the project's email templates, for codes to existing users. */
  loginTemplateId?: string;
  /** ID of one of the project's email templates, for codes to new users. */
  signupTemplateId?: string;
  /**
   * Country of phone numbers that are typed without a calling code, as an ISO 3166-1 code such as `DE`. `auto`:
   * the region in the page's language (`de-AT`), else the browser's region for that language, else the country
   * where most people speak it.
   */
  phoneCountry?: string;
  /**
   * The only countries whose phone numbers are taken, as ISO 3166-1 codes such as `US`: those that Stytch sends messages to. The field
   * starts with the first of them if `phoneCountry` is none of them. Default: all.
   */
  phoneCountries?: readonly string[];
  /**
   * True if the screen that asks for the passcode has no back arrow.
   * @default false
   */
  hideBack?: boolean;
  /** Language of the messages, such as `es`. */
  locale?: string;
}

/** Parameters that the social login provider gets with each sign-in, such as `login_hint`. */
export type ProviderParams = Readonly<Record<string, string>>;

/** The providers that have a name and a logo. */
export type OAuthProviderName = keyof typeof PROVIDER_TITLES;

export interface OAuthProvider {
  /** Required. Its name, such as `google`. */
  type: string;
  /**
   * `google` only: shows One Tap in place of the button.
   * @default false
   */
  one_tap?: boolean;
  /**
   * Where the One Tap prompt appears: `floating` above the page, or `embedded` in the widget, as far as the browser can.
   * `embeddedOnly`: in other browsers there is the button, and no prompt.
   * @default "embedded"
   */
  position?: 'embedded' | 'embeddedOnly' | 'floating';
  /**
   * True if a click beside the One Tap prompt closes it. Nothing takes its place then.
   * @default false
   */
  cancel_on_tap_outside?: boolean;
  /** Scopes to request in addition to the default ones. */
  custom_scopes?: readonly string[];
  /** Parameters for the social login provider, such as `{ "prompt": "consent" }`. */
  provider_params?: ProviderParams;
}

export interface OAuthOptions {
  /**
   * Social login providers, in the order of their buttons. Needs at least one if `oauth` is the only product.
   * @default []
   */
  providers?: readonly OAuthProvider[];
  /** Where the social login leads existing users. Default: the page itself, without its query. */
  loginRedirectURL?: string;
  /** Where the social login leads new users. Default: the page itself, without its query. */
  signupRedirectURL?: string;
}

export interface PasswordOptions {
  /**
   * Where the second link in a reset email leads, which logs in without a new password. Default: the URL in the
   * project's settings.
   */
  loginRedirectURL?: string;
  /**
   * Where a reset email leads: the page with `<auth-reset-password>`. Default: the URL in the project's
   * settings.
   */
  resetPasswordRedirectURL?: string;
  /** How long a reset email is valid, in minutes. */
  resetPasswordExpirationMinutes?: number;
  /** ID of one of the project's email templates, for password resets. */
  resetPasswordTemplateId?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface PasskeyOptions {
  /**
   * The domain that passkeys are for: the page's host, or a domain above it, such as `example.com`. A passkey
   * works only for the domain it was created for. Default: the page's host.
   */
  domain?: string;
  /**
   * True offers a passkey to visitors who have signed in another way. Not for 30 days in a browser where
   * the visitor said no, and not to users who have one.
   */
  offer?: boolean;
  /**
   * How long a session lasts that begins with a passkey, in minutes. Default:
   * `sessionOptions.sessionDurationMinutes`.
   */
  sessionDurationMinutes?: number;
}

/** What can be asked for after the first factor, if the visitor has set it up. */
export const SECOND_FACTORS = ['authenticator', 'sms', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

export interface SecondFactorOptions {
  /**
   * What may serve as the second factor, in the order in which it is offered: the code of an app, a code by text message, a
   * passkey. Only your server can demand it. Default: none.
   */
  methods?: readonly SecondFactor[];
  /**
   * True if visitors who have none set up an app or a number before the page hears of the sign-in.
   * @default false
   */
  required?: boolean;
  /** What the authenticator app calls the site. Default: the page's host. */
  issuer?: string;
  /**
   * How long a code by text message is valid, in minutes: 1 to 10.
   * @default 5
   */
  expirationMinutes?: number;
  /** Language of text messages, such as `es`. */
  locale?: string;
}

export interface SessionOptions {
  /** How long a session lasts, in minutes. */
  sessionDurationMinutes?: number;
}

/** The cookies that hold the session. All pages and servers of a site must agree on them. */
export interface CookieOptions {
  /**
   * Domain of the session's cookies, such as `example.com`. Needs `availableToSubdomains`. Default: the page's
   * host.
   */
  domain?: string;
  /**
   * Path of the session's cookies.
   * @default "/"
   */
  path?: string;
  /**
   * True if the hosts below the domain get the session's cookies, too.
   * @default false
   */
  availableToSubdomains?: boolean;
  /**
   * Name of the cookie with the session token.
   * @default "stytch_session"
   */
  opaqueTokenCookieName?: string;
  /**
   * Name of the cookie with the session's JWT.
   * @default "stytch_session_jwt"
   */
  jwtCookieName?: string;
}

/** What visitors agree to. At least one of the two documents. */
export interface TermsOptions {
  /** The terms of service: an http(s) URL or a path, which opens in a new tab. */
  termsUrl?: string;
  /** The privacy policy: an http(s) URL or a path, which opens in a new tab. */
  privacyUrl?: string;
  /**
   * True asks visitors whom this browser does not know to tick a box before anything is sent. If not, a sentence says that they agree by
   * continuing.
   * @default false
   */
  required?: boolean;
}

/** The configuration as a page writes it. Everything is optional. */
export interface Config {
  /**
   * Login methods, at least one. Buttons always come above the form: the order applies among the buttons
   * (`oauth`, `crypto`, `passkeys`) and among the form's tabs (the others). With `passwords`, all that asks for
   * an email address is one form, at the place of the first of them.
   */
  products?: readonly Product[];
  emailMagicLinksOptions?: EmailMagicLinksOptions;
  otpOptions?: OtpOptions;
  oauthOptions?: OAuthOptions;
  passwordOptions?: PasswordOptions;
  passkeyOptions?: PasskeyOptions;
  secondFactorOptions?: SecondFactorOptions;
  sessionOptions?: SessionOptions;
  cookieOptions?: CookieOptions;
  /**
   * When an emailed link waits for a press before it signs in: if another browser asked for it, or another address was
   * asked for (`other-browser`), or `never`, which also lets mail scanners use links up and strangers sign visitors in to
   * accounts of theirs.
   * @default other-browser
   */
  linkConfirmation?: LinkConfirmation;
  /**
   * `closed`: codes and links are for addresses and numbers that have an account, and nobody new can set a password. Stytch creates users
   * of social logins and wallets all the same.
   * @default open
   */
  signUp?: SignUp;
  terms?: TermsOptions;
  /**
   * Whether a token in the address from Stytch's dashboard, with which your support team signs in as a user, is exchanged after a
   * press. If not, it is dropped.
   * @default false
   */
  impersonation?: boolean;
  /**
   * `false` does the same as the attribute `no-shadow`, which wins. Read once, when the element is first
   * connected.
   * @default true
   */
  enableShadowDOM?: boolean;
}

/** The account of an email address: none, with a password, or without one. */
export type UserType = 'new' | 'password' | 'passwordless';
export type LookupUser = (email: string) => Promise<UserType | undefined>;

/** `<auth-widget>` or `<auth-reset-password>`. */
export type Form = 'login' | 'reset-password';

export type { ColorScheme } from '../kit/theme/overrides.ts';
export const SIGN_UPS = ['open', 'closed'] as const;
export type SignUp = (typeof SIGN_UPS)[number];
export type LastUsed = 'on' | 'off';
export type RedirectHandling = 'auto' | 'off';
export const LINK_CONFIRMATIONS = ['other-browser', 'never'] as const;
export type LinkConfirmation = (typeof LINK_CONFIRMATIONS)[number];
/**
 * If the visitor already has a session: they are asked whether to go on with it, the form stays, or the session counts as a sign-in.
 * `redirect` is another name for `succeed`.
 */
export type AlreadySignedIn = 'ask' | 'form' | 'succeed' | 'redirect';

/** The types of `auth-event`; spec section 7 has the names. */
export type AuthEventType =
  | 'SESSION_FOUND'
  | 'TERMS_ACCEPTED'
  | 'MAGIC_LINK_LOGIN_OR_CREATE'
  | 'MAGIC_LINK_SEND'
  | 'MAGIC_LINK_AUTHENTICATE'
  | 'OTP_LOGIN_OR_CREATE'
  | 'OTP_SEND'
  | 'OTP_AUTHENTICATE'
  | 'OAUTH_START'
  | 'OAUTH_AUTHENTICATE'
  | 'IMPERSONATION_AUTHENTICATE'
  | 'PASSWORD_CREATE'
  | 'PASSWORD_AUTHENTICATE'
  | 'PASSWORD_RESET_BY_EMAIL_START'
  | 'PASSWORD_RESET_BY_EMAIL'
  | 'PASSWORD_RESET_BY_EXISTING_PASSWORD'
  | 'PASSWORD_RESET_BY_SESSION'
  | 'TOTP_CREATE'
  | 'TOTP_AUTHENTICATE'
  | 'TOTP_RECOVER'
  | 'CRYPTO_WALLET_AUTHENTICATE_START'
  | 'CRYPTO_WALLET_AUTHENTICATE'
  | 'WEBAUTHN_REGISTER'
  | 'WEBAUTHN_AUTHENTICATE'
  | 'WEBAUTHN_UPDATE'
  | 'WEBAUTHN_DELETE'
  | 'USER_UPDATE'
  | 'USER_DELETE_EMAIL'
  | 'USER_DELETE_PHONE_NUMBER'
  | 'USER_DELETE_OAUTH_REGISTRATION'
  | 'USER_DELETE_TOTP'
  | 'AUTHENTICATE_FLOW_COMPLETE';

/** The types of `auth-event` that come with a session. */
export type SessionEventType = Extract<
  AuthEventType,
  | 'SESSION_FOUND'
  | `${string}_AUTHENTICATE`
  | 'PASSWORD_CREATE'
  | 'PASSWORD_RESET_BY_EMAIL'
  | 'PASSWORD_RESET_BY_EXISTING_PASSWORD'
  | 'PASSWORD_RESET_BY_SESSION'
  | 'TOTP_RECOVER'
  | 'WEBAUTHN_REGISTER'
>;

/** What a visitor has agreed to, and when. */
export interface TermsAccepted extends Readonly<Record<string, unknown>> {
  /** By the visitor's clock, in ISO 8601. */
  readonly at: string;
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
}

/** Detail of `auth-event`. `data` is Stytch's response without its secrets. */
export type AuthEventDetail =
  | { type: SessionEventType; data: SessionData }
  | { type: 'TERMS_ACCEPTED'; data: TermsAccepted }
  /** `target`: see `AuthSuccessDetail`. */
  | {
      type: 'AUTHENTICATE_FLOW_COMPLETE';
      data: Readonly<Record<string, unknown>>;
      target?: string | undefined;
    }
  | {
      type: Exclude<AuthEventType, SessionEventType | 'AUTHENTICATE_FLOW_COMPLETE' | 'TERMS_ACCEPTED'>;
      data: Readonly<Record<string, unknown>>;
    };

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
  | 'clock'
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
   * `provider`, that the visitor came back from a social login by the browser's Back button.
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

/** How the visitor signed in; `session` if the widget found the session. */
export type Method =
  | 'otp'
  | 'magic_link'
  | 'password'
  | 'crypto'
  | 'oauth'
  | 'one_tap'
  | 'passkey'
  | 'impersonation'
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

/** A reason with which a promise passed to `waitUntil()` can reject. The visitor reads `visitorMessage`, as plain text. */
export interface VisitorMessage {
  readonly visitorMessage: string;
}

/** Detail of `auth-account-delete`. `session` and `user` are Stytch's, without secrets. */
export interface AuthAccountDeleteDetail {
  session: Session;
  user: User;
}

/** Detail of `auth-proof-lost`: who cannot confirm any more that it is them. `session` and `user` are Stytch's, without secrets. */
export interface AuthProofLostDetail {
  session: Session;
  user: User;
}

/** Detail of `auth-account-sessions`: what the page's server is asked for. `session` and `user` are Stytch's, without secrets. */
export interface AuthAccountSessionsDetail {
  /** `list`: the visitor's sessions. `revoke-others`: to end all but this one. The answer to both is the list of what there is then. */
  action: 'list' | 'revoke-others';
  session: Session;
  user: User;
}

/** A place where the visitor is signed in. `listSessions` of `auth-widget/node` makes it. It has no token. */
export interface AccountSession {
  id: string;
  /** Such as "Chrome on Windows". Empty if it is not known. */
  device: string;
  /** Stytch knows the IP address at most. A page may write a city instead. */
  place?: string | undefined;
  /** ISO 8601, as is `lastAccessedAt`. */
  startedAt: string;
  lastAccessedAt: string;
  /** True for the session that asks. */
  current: boolean;
}

/** Detail of `auth-success`. `session` and `user` are Stytch's, without secrets. */
export interface AuthSuccessDetail {
  method: Method;
  session: Session;
  user: User;
  /**
   * Where the widget goes next, unless the page cancels the event: a path of your site, as routers take it, or the http(s) URL of another
   * one. Undefined if the page has set none.
   */
  target?: string | undefined;
}
