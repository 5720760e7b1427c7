/** The options of `<auth-b2b-widget>`, and what a page gets from it. */
import type {
  AuthEventDetail,
  AuthSubmitDetail,
  AuthSuccessDetail,
  CookieOptions,
  LinkConfirmation,
  ProviderParams,
  SessionOptions,
} from '../types.ts';
import type { Member, MemberSession, Organization } from './member-session.ts';

export const B2B_PRODUCTS = ['emailMagicLinks', 'emailOtp', 'sso', 'passwords', 'oauth'] as const;
export type B2bProduct = (typeof B2B_PRODUCTS)[number];

export const AUTH_FLOW_TYPES = ['Discovery', 'Organization', 'PasswordReset'] as const;
/**
 * `Discovery`: the visitor says who they are, and then chooses an organization. `Organization`: the page knows which
 * organization it is. `PasswordReset`: the page that the links of reset emails lead to.
 */
export type AuthFlowType = (typeof AUTH_FLOW_TYPES)[number];

export const B2B_OAUTH_PROVIDERS = ['google', 'microsoft', 'hubspot', 'slack', 'github'] as const;
export type B2bOAuthProviderName = (typeof B2B_OAUTH_PROVIDERS)[number];

export const MFA_METHODS = ['totp', 'smsOtp'] as const;
export type MfaMethod = (typeof MFA_METHODS)[number];

export interface B2bEmailMagicLinksOptions {
  /** Where existing members are sent. Default: the URL in the project's settings. */
  loginRedirectURL?: string;
  /** Where new members are sent. Default: the URL in the project's settings. */
  signupRedirectURL?: string;
  /** Where visitors are sent who choose an organization next. Default: the URL in the project's settings. */
  discoveryRedirectURL?: string;
  /** ID of one of the project's email templates, for members. */
  loginTemplateId?: string;
  /** ID of one of the project's email templates, for new members. */
  signupTemplateId?: string;
  /** The sender's email domain, which the links to Gmail and Yahoo search for. */
  domainHint?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
  /** How long a link is valid for a member, in minutes. */
  loginExpirationMinutes?: number;
  /** How long a link is valid for a new member, in minutes. */
  signupExpirationMinutes?: number;
  /** How long a link is valid that leads to the list of organizations, in minutes. */
  discoveryExpirationMinutes?: number;
}

export interface EmailOtpOptions {
  /** ID of one of the project's email templates, for codes to members. */
  loginTemplateId?: string;
  /** ID of one of the project's email templates, for codes to new members. */
  signupTemplateId?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface SsoOptions {
  /** Where existing members are sent. Default: the URL in the project's settings. */
  loginRedirectURL?: string;
  /** Where new members are sent. Default: the URL in the project's settings. */
  signupRedirectURL?: string;
  /**
   * Parameters that the organization's identity provider gets with each sign-in, however the visitor came to
   * it. An object of strings, such as `{ "prompt": "login" }`.
   */
  providerParams?: ProviderParams;
}

export interface B2bOAuthProvider {
  /** Required. Its name, such as `google`. */
  type: B2bOAuthProviderName;
  /** Scopes to request in addition to the default ones. Replaces `oauthOptions.customScopes`. */
  customScopes?: readonly string[];
  /** Parameters for this provider. Replaces `oauthOptions.providerParams`. */
  providerParams?: ProviderParams;
}

export interface B2bOAuthOptions {
  /**
   * Social login providers, in the order of their buttons: names, or objects with options. Needs at least one
   * if `oauth` is the only product.
   */
  providers?: readonly (B2bOAuthProvider | B2bOAuthProviderName)[];
  /** Where existing members are sent. Default: the URL in the project's settings. */
  loginRedirectURL?: string;
  /** Where new members are sent. Default: the URL in the project's settings. */
  signupRedirectURL?: string;
  /** Where visitors are sent who choose an organization next. Default: the URL in the project's settings. */
  discoveryRedirectURL?: string;
  /** Scopes for all social login providers without their own. */
  customScopes?: readonly string[];
  /** Parameters for all social login providers without their own. */
  providerParams?: ProviderParams;
}

export interface B2bPasswordOptions {
  /**
   * Where the second link in a reset email leads, which logs in without a new password. Default: the URL in the
   * project's settings.
   */
  loginRedirectURL?: string;
  /** Where a reset email leads: a page with this element. Default: the URL in the project's settings. */
  resetPasswordRedirectURL?: string;
  /** Where visitors are sent who choose an organization next. Default: the URL in the project's settings. */
  discoveryRedirectURL?: string;
  /** How long a reset email is valid, in minutes. */
  resetPasswordExpirationMinutes?: number;
  /** ID of one of the project's email templates, for password resets. */
  resetPasswordTemplateId?: string;
  /**
   * ID of one of the project's email templates, for visitors who verify an address before they set their first
   * password.
   */
  verifyEmailTemplateId?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface SmsOtpOptions {
  /** Language of the text messages of a second factor, such as `es`. */
  locale?: string;
  /** The only countries whose phone numbers are taken, as ISO 3166-1 codes such as `US`. The field starts with `US` or, without it, the first. Default: all. */
  phoneCountries?: readonly string[];
}

/** Signs a visitor in without a choice if there is only one organization to choose. */
export interface DirectLogin {
  /** True if visitors who belong to one organization only are signed in to it without a choice. */
  status: boolean;
  /** True if that also holds for visitors with invitations to other organizations. */
  ignoreInvites?: boolean;
  /** True if that also holds for visitors who could join other organizations. */
  ignoreJitProvisioning?: boolean;
}

/** The configuration as a page writes it. Everything is optional. */
export interface B2bConfig {
  /**
   * Ways to sign in, at least one. Buttons (`oauth`, `sso`) come above the form, in this order. An organization
   * that restricts its methods offers those of them that it allows.
   */
  products?: readonly B2bProduct[];
  /**
   * `Discovery`: visitors choose an organization after they have proved an address. `Organization`: the page is
   * that of one organization. `PasswordReset`: the page that reset emails lead to.
   */
  authFlowType?: AuthFlowType;
  /**
   * Which organization the page is for. Default: the slug that the project's pattern finds in the page's
   * address, whose query and fragment do not count.
   */
  organizationSlug?: string | null;
  /**
   * When an emailed link waits for a press before it signs in: if another browser asked for it, or another address or
   * organization was asked for (`other-browser`), or `never`, which also lets mail scanners use links up and strangers sign
   * visitors in to accounts of theirs.
   * @default other-browser
   */
  linkConfirmation?: LinkConfirmation;
  emailMagicLinksOptions?: B2bEmailMagicLinksOptions;
  emailOtpOptions?: EmailOtpOptions;
  ssoOptions?: SsoOptions;
  oauthOptions?: B2bOAuthOptions;
  passwordOptions?: B2bPasswordOptions;
  smsOtpOptions?: SmsOtpOptions;
  directLoginForSingleMembership?: DirectLogin;
  /**
   * True if visitors without any organization get a new one without being asked. It has no name that they
   * chose.
   */
  directCreateOrganizationForNoMembership?: boolean;
  /** True if nobody can create an organization here, even if the project allows it. */
  disableCreateOrganization?: boolean;
  /**
   * The order in which second factors are offered: `totp`, `smsOtp`.
   * @default ["totp","smsOtp"]
   */
  mfaProductOrder?: readonly MfaMethod[];
  /** Second factors that are offered by an organization which does not restrict them itself. */
  mfaProductInclude?: readonly MfaMethod[];
  sessionOptions?: SessionOptions;
  cookieOptions?: B2bCookieOptions;
  /**
   * `false` does the same as the attribute `no-shadow`, which wins. Read once, when the element is first
   * connected.
   * @default true
   */
  enableShadowDOM?: boolean;
}

/** The cookies that hold the session. Their default names differ from those of `<auth-widget>`. */
export interface B2bCookieOptions extends CookieOptions {
  /**
   * Name of the cookie with the session token.
   * @default "stytch_b2b_session"
   */
  opaqueTokenCookieName?: string;
  /**
   * Name of the cookie with the session's JWT.
   * @default "stytch_b2b_session_jwt"
   */
  jwtCookieName?: string;
  /**
   * Name of the cookie with the intermediate session: a sign-in whose organization has not been chosen, or
   * which a second factor has yet to confirm.
   * @default "stytch_b2b_intermediate_session"
   */
  istCookieName?: string;
}

/** The types of `auth-event`; the names are Stytch's. */
export type B2bEventType =
  | 'SESSION_FOUND'
  | 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP'
  | 'B2B_MAGIC_LINK_AUTHENTICATE'
  | 'B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND'
  | 'B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE'
  | 'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP'
  | 'B2B_OTPS_EMAIL_AUTHENTICATE'
  | 'B2B_OTPS_EMAIL_DISCOVERY_SEND'
  | 'B2B_OTPS_EMAIL_DISCOVERY_AUTHENTICATE'
  | 'B2B_SSO_START'
  | 'B2B_SSO_AUTHENTICATE'
  | 'B2B_SSO_DISCOVER_CONNECTIONS'
  | 'B2B_OAUTH_START'
  | 'B2B_OAUTH_DISCOVERY_START'
  | 'B2B_OAUTH_AUTHENTICATE'
  | 'B2B_OAUTH_DISCOVERY_AUTHENTICATE'
  | 'B2B_DISCOVERY_ORGANIZATIONS_LIST'
  | 'B2B_DISCOVERY_ORGANIZATIONS_CREATE'
  | 'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE'
  | 'B2B_ORGANIZATIONS_GET_BY_SLUG'
  | 'B2B_PASSWORD_AUTHENTICATE'
  | 'B2B_PASSWORD_DISCOVERY_AUTHENTICATE'
  | 'B2B_PASSWORD_RESET_BY_EMAIL_START'
  | 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL_START'
  | 'B2B_PASSWORD_RESET_BY_EMAIL'
  | 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL'
  | 'B2B_PASSWORD_RESET_BY_SESSION'
  | 'B2B_SMS_OTP_SEND'
  | 'B2B_SMS_OTP_AUTHENTICATE'
  | 'B2B_TOTP_CREATE'
  | 'B2B_TOTP_AUTHENTICATE'
  | 'B2B_RECOVERY_CODES_RECOVER'
  | 'B2B_IMPERSONATION_AUTHENTICATE'
  | 'AUTHENTICATE_FLOW_COMPLETE';

/** Detail of `auth-event`. `data` is Stytch's response without its secrets. */
export interface B2bEventDetail {
  readonly type: B2bEventType;
  readonly data: Readonly<Record<string, unknown>>;
  /** Of `AUTHENTICATE_FLOW_COMPLETE`: see `AuthSuccessDetail`. */
  readonly target?: string | undefined;
}

/** The detail of any element's `auth-event`. */
export type AnyEventDetail = AuthEventDetail | B2bEventDetail;

/** How the visitor signed in; `session` if the widget found the session. */
export type B2bMethod =
  | 'magic_link'
  | 'email_otp'
  | 'sso'
  | 'oauth'
  | 'password'
  | 'impersonation'
  | 'session';

/** Detail of `auth-success`. All is Stytch's, without secrets. */
export interface B2bSuccessDetail {
  method: B2bMethod;
  session: MemberSession;
  user: Member;
  organization: Organization;
  /**
   * Where the widget goes next, unless the page cancels the event: a path of your site, as routers take it, or the http(s) URL of another
   * one. Undefined if the page has set none.
   */
  target?: string | undefined;
}

/** The detail of any element's `auth-success`. */
export type AnySuccessDetail = AuthSuccessDetail | B2bSuccessDetail;

/** Detail of `auth-submit`: what the widget is about to do. */
export type B2bSubmitDetail =
  | AuthSubmitDetail
  | {
      method: 'sso';
      action: 'start';
      identifier?: never;
      /** The id of the connection. */
      provider: string;
    };

/** The detail of any element's `auth-submit`. */
export type AnySubmitDetail = AuthSubmitDetail | B2bSubmitDetail;
