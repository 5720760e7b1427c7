/** The options that the entry has to know, by the properties that set them. Their checks load with the app. */
import { flag, list, number, text } from './fields.ts';
import type { ShorthandsOf } from './read-shorthands.ts';
import type {
  Config,
  LinkConfirmation,
  OAuthProviderName,
  OtpMethod,
  Product,
  SecondFactor,
  SignUp,
} from './types.ts';

/** Single options of config and theme. */
export interface ShorthandOptions {
  /**
   * Login methods: `emailMagicLinks`, `oauth`, `otp`, `crypto`, `passwords`, `passkeys`. Buttons always come above the form:
   * the order applies among the buttons (`oauth`, `crypto`, `passkeys`) and among the form's tabs (the others).
   */
  products: readonly Product[] | undefined;
  /** Social login providers for the product `oauth`, in the order of their buttons: `google`, `github`, ... */
  oauthProviders: readonly OAuthProviderName[] | undefined;
  /** How passcodes are sent: `sms`, `whatsapp`, `email`. */
  otpMethods: readonly OtpMethod[] | undefined;
  /** How long a passcode is valid, in minutes: 1 to 10. */
  otpExpirationMinutes: number | undefined;
  /**
   * Country of phone numbers that are typed without a calling code: an ISO 3166-1 code such as `DE`, or `auto`, by the
   * languages of the page and the browser.
   */
  phoneCountry: string | undefined;
  /** The only countries whose phone numbers are taken: ISO 3166-1 codes such as `US CA`. Default: all. */
  phoneCountries: readonly string[] | undefined;
  /** How long a session lasts, in minutes: 5 to 527040. */
  sessionDurationMinutes: number | undefined;
  /** Where emailed links and social logins lead existing users. Default: the project's setting; the page, for social logins. */
  loginRedirectUrl: string | undefined;
  /** Where emailed links and social logins lead new users. Default: the project's setting; the page, for social logins. */
  signupRedirectUrl: string | undefined;
  /** Where the links in password reset emails lead. Default: the project's setting. */
  resetPasswordRedirectUrl: string | undefined;
  /** When an emailed link waits for a press: `other-browser` (if another browser asked for it) or `never`. */
  linkConfirmation: LinkConfirmation | undefined;
  /** Exchanges the token of Stytch's dashboard with which your support team signs in as a user, after a press. */
  impersonation: boolean | undefined;
  /**
   * `closed`: codes and links are for addresses and numbers that have an account, and nobody new can set a password.
   * @default open
   */
  signUp: SignUp | undefined;
  /** The terms of service that visitors agree to: an http(s) URL or a path. */
  termsUrl: string | undefined;
  /** The privacy policy that visitors agree to: an http(s) URL or a path. */
  privacyUrl: string | undefined;
  /** Asks visitors whom this browser does not know to tick a box before anything is sent. */
  termsRequired: boolean | undefined;
  /** The sender's email domain, which the links to Gmail and Yahoo search for. */
  domainHint: string | undefined;
  /** The domain that passkeys are for: the page's host, or a domain above it. Default: the page's host. */
  passkeyDomain: string | undefined;
  /**
   * What may be asked for after the first factor, if the visitor has set it up, in order: `authenticator`, `sms`, `passkey`.
   * Only your server can demand it.
   */
  secondFactor: readonly SecondFactor[] | undefined;
  /** Visitors without a second factor set one up before the page hears of the sign-in. */
  secondFactorRequired: boolean | undefined;
  /** Hides the heading visually. */
  hideHeaderText: boolean | undefined;
  /** Logo, drawn at most 50 px high and 100 px wide. */
  logoImageUrl: string | undefined;
}

/** How the attribute of each is parsed, and what it sets. */
export const SHORTHANDS: ShorthandsOf<ShorthandOptions, Config> = {
  products: [list, 'config.products'],
  oauthProviders: [list, 'config.oauthOptions.providers'],
  otpMethods: [list, 'config.otpOptions.methods'],
  otpExpirationMinutes: [number, 'config.otpOptions.expirationMinutes'],
  phoneCountry: [text, 'config.otpOptions.phoneCountry'],
  phoneCountries: [list, 'config.otpOptions.phoneCountries'],
  sessionDurationMinutes: [number, 'config.sessionOptions.sessionDurationMinutes'],
  loginRedirectUrl: [
    text,
    'config.emailMagicLinksOptions.loginRedirectURL',
    'config.oauthOptions.loginRedirectURL',
    'config.passwordOptions.loginRedirectURL',
  ],
  signupRedirectUrl: [
    text,
    'config.emailMagicLinksOptions.signupRedirectURL',
    'config.oauthOptions.signupRedirectURL',
  ],
  resetPasswordRedirectUrl: [text, 'config.passwordOptions.resetPasswordRedirectURL'],
  linkConfirmation: [text, 'config.linkConfirmation'],
  signUp: [text, 'config.signUp'],
  termsUrl: [text, 'config.terms.termsUrl'],
  privacyUrl: [text, 'config.terms.privacyUrl'],
  termsRequired: [flag, 'config.terms.required'],
  impersonation: [flag, 'config.impersonation'],
  domainHint: [text, 'config.emailMagicLinksOptions.domainHint'],
  passkeyDomain: [text, 'config.passkeyOptions.domain'],
  secondFactor: [list, 'config.secondFactorOptions.methods'],
  secondFactorRequired: [flag, 'config.secondFactorOptions.required'],
  hideHeaderText: [flag, 'theme.hideHeaderText'],
  logoImageUrl: [text, 'theme.logo.logoImageUrl'],
};
