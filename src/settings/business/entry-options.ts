/** The options of `<auth-b2b-widget>` that the entry has to know; see `../entry-options.ts`. */
import { flag, list, number, text } from '../fields.ts';
import type { ShorthandsOf } from '../read-shorthands.ts';
import type { LinkConfirmation } from '../types.ts';
import type { AuthFlowType, B2bConfig, B2bOAuthProviderName, B2bProduct } from './types.ts';

/** The only place that states a default, but for `provider/stytch/business/cookie-names.ts`. Times in minutes. */
export const BUSINESS_DEFAULTS = {
  products: ['emailMagicLinks'],
  authFlowType: 'Discovery',
  emailMagicLinksOptions: {
    loginExpirationMinutes: 60,
    signupExpirationMinutes: 60,
    discoveryExpirationMinutes: 60,
  },
  passwordOptions: { resetPasswordExpirationMinutes: 30 },
  directLoginForSingleMembership: { status: false, ignoreInvites: false, ignoreJitProvisioning: false },
  directCreateOrganizationForNoMembership: false,
  disableCreateOrganization: false,
  mfaProductInclude: ['totp', 'smsOtp'],
  /** Spec section 9. */
  sessionOptions: { sessionDurationMinutes: 60 },
} as const satisfies B2bConfig;

/** Single options of config and theme. */
export interface B2bShorthandOptions {
  /** Ways to sign in: `emailMagicLinks`, `emailOtp`, `sso`, `passwords`, `oauth`. */
  products: readonly B2bProduct[] | undefined;
  /**
   * `Discovery`: visitors choose an organization after they have proved an address. `Organization`: the page is an
   * organization's. `PasswordReset`: the page that the links of reset emails lead to.
   */
  authFlowType: AuthFlowType | undefined;
  /**
   * Which organization it is, with `auth-flow-type="Organization"`. Default: by the project's slug pattern, from the
   * page's path.
   */
  organizationSlug: string | undefined;
  /**
   * Social login providers for the product `oauth`, in the order of their buttons: `google`, `microsoft`, `hubspot`,
   * `slack`, `github`.
   */
  oauthProviders: readonly B2bOAuthProviderName[] | undefined;
  /** Where emailed links and social logins lead members. Default: the project's setting. */
  loginRedirectUrl: string | undefined;
  /** Where emailed links and social logins lead new members. Default: the project's setting. */
  signupRedirectUrl: string | undefined;
  /**
   * Where emailed links and social logins lead visitors who choose an organization then. Default: the project's setting.
   */
  discoveryRedirectUrl: string | undefined;
  /** Where the links in password reset emails lead. Default: the project's setting. */
  resetPasswordRedirectUrl: string | undefined;
  /** The only countries whose phone numbers are taken for a second factor: ISO 3166-1 codes such as `US CA`. Default: all. */
  phoneCountries: readonly string[] | undefined;
  /** How long a session lasts, in minutes: 5 to 527040. */
  sessionDurationMinutes: number | undefined;
  /** When an emailed link waits for a press: `other-browser` (if another browser asked for it) or `never`. */
  linkConfirmation: LinkConfirmation | undefined;
  /** The sender's email domain, which the links to Gmail and Yahoo search for. */
  domainHint: string | undefined;
  /** Hides the heading visually. */
  hideHeaderText: boolean | undefined;
  /** Logo, drawn at most 50 px high and 100 px wide. */
  logoImageUrl: string | undefined;
}

/** How the attribute of each is parsed, and what it sets. */
export const BUSINESS_SHORTHANDS: ShorthandsOf<B2bShorthandOptions, B2bConfig> = {
  products: [list, 'config.products'],
  authFlowType: [text, 'config.authFlowType'],
  organizationSlug: [text, 'config.organizationSlug'],
  oauthProviders: [list, 'config.oauthOptions.providers'],
  loginRedirectUrl: [
    text,
    'config.emailMagicLinksOptions.loginRedirectURL',
    'config.ssoOptions.loginRedirectURL',
    'config.oauthOptions.loginRedirectURL',
    'config.passwordOptions.loginRedirectURL',
  ],
  signupRedirectUrl: [
    text,
    'config.emailMagicLinksOptions.signupRedirectURL',
    'config.ssoOptions.signupRedirectURL',
    'config.oauthOptions.signupRedirectURL',
  ],
  discoveryRedirectUrl: [
    text,
    'config.emailMagicLinksOptions.discoveryRedirectURL',
    'config.oauthOptions.discoveryRedirectURL',
    'config.passwordOptions.discoveryRedirectURL',
  ],
  resetPasswordRedirectUrl: [text, 'config.passwordOptions.resetPasswordRedirectURL'],
  phoneCountries: [list, 'config.smsOtpOptions.phoneCountries'],
  sessionDurationMinutes: [number, 'config.sessionOptions.sessionDurationMinutes'],
  linkConfirmation: [text, 'config.linkConfirmation'],
  domainHint: [text, 'config.emailMagicLinksOptions.domainHint'],
  hideHeaderText: [flag, 'theme.hideHeaderText'],
  logoImageUrl: [text, 'theme.logo.logoImageUrl'],
};
