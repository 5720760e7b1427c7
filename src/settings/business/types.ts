/** The options of `<auth-b2b-widget>`, and what a page gets from it. */
import type {
  AuthEventDetail,
  AuthSubmitDetail,
  AuthSuccessDetail,
  CookieOptions,
  ProviderParams,
  SessionOptions,
} from '../types.ts';
import type { Member, MemberSession, Organization } from './session.ts';

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

export const MFA_METHODS = ['smsOtp', 'totp'] as const;
export type MfaMethod = (typeof MFA_METHODS)[number];

export interface B2bEmailMagicLinksOptions {
  loginRedirectURL?: string;
  signupRedirectURL?: string;
  discoveryRedirectURL?: string;
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** The sender's email domain, which the links to Gmail and Yahoo search for. */
  domainHint?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
  /** Minutes. */
  loginExpirationMinutes?: number;
  /** Minutes. */
  signupExpirationMinutes?: number;
  /** Minutes. */
  discoveryExpirationMinutes?: number;
}

export interface EmailOtpOptions {
  loginTemplateId?: string;
  signupTemplateId?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface SsoOptions {
  loginRedirectURL?: string;
  signupRedirectURL?: string;
  providerParams?: ProviderParams;
}

export interface B2bOAuthProvider {
  type: B2bOAuthProviderName;
  customScopes?: readonly string[];
  providerParams?: ProviderParams;
}

export interface B2bOAuthOptions {
  /** A name stands for a social login provider without options. */
  providers?: readonly (B2bOAuthProvider | B2bOAuthProviderName)[];
  loginRedirectURL?: string;
  signupRedirectURL?: string;
  discoveryRedirectURL?: string;
  /** Of all social login providers that have none of their own. */
  customScopes?: readonly string[];
  /** Of all social login providers that have none of their own. */
  providerParams?: ProviderParams;
}

export interface B2bPasswordOptions {
  loginRedirectURL?: string;
  resetPasswordRedirectURL?: string;
  discoveryRedirectURL?: string;
  /** Minutes. */
  resetPasswordExpirationMinutes?: number;
  resetPasswordTemplateId?: string;
  verifyEmailTemplateId?: string;
  /** Language of the emails, such as `es`. */
  locale?: string;
}

export interface SmsOtpOptions {
  /** Language of the messages, such as `es`. */
  locale?: string;
}

/** Signs a visitor in without a choice if there is only one organization to choose. */
export interface DirectLogin {
  status: boolean;
  /** Whether an organization that has invited the visitor does not count. */
  ignoreInvites?: boolean;
  /** Whether an organization that the visitor may join does not count. */
  ignoreJitProvisioning?: boolean;
}

/** The configuration as a page writes it. Everything is optional. */
export interface B2bConfig {
  products?: readonly B2bProduct[];
  authFlowType?: AuthFlowType;
  /** Which organization it is, with `authFlowType: 'Organization'`. Default: by the project's slug pattern, from the path. */
  organizationSlug?: string | null;
  emailMagicLinksOptions?: B2bEmailMagicLinksOptions;
  emailOtpOptions?: EmailOtpOptions;
  ssoOptions?: SsoOptions;
  oauthOptions?: B2bOAuthOptions;
  passwordOptions?: B2bPasswordOptions;
  smsOtpOptions?: SmsOtpOptions;
  directLoginForSingleMembership?: DirectLogin;
  /** Whether a visitor who is in no organization gets a new one without being asked. */
  directCreateOrganizationForNoMembership?: boolean;
  /** Whether nobody can create an organization here, whatever the project allows. */
  disableCreateOrganization?: boolean;
  /** The order in which the ways to confirm a sign-in are offered. */
  mfaProductOrder?: readonly MfaMethod[];
  /** The ways to confirm a sign-in that an organization without a choice of its own offers. */
  mfaProductInclude?: readonly MfaMethod[];
  sessionOptions?: SessionOptions;
  cookieOptions?: B2bCookieOptions;
  enableShadowDOM?: boolean;
}

/** The cookies that hold the session. Their default names differ from those of `<auth-widget>`. */
export interface B2bCookieOptions extends CookieOptions {
  /** Default: `stytch_b2b_session`. */
  opaqueTokenCookieName?: string;
  /** Default: `stytch_b2b_session_jwt`. */
  jwtCookieName?: string;
  /** Of the cookie that holds a sign-in before its organization is chosen or it is confirmed. Default: `stytch_b2b_intermediate_session`. */
  istCookieName?: string;
}

/** The configuration with all defaults filled in, as the rest of the widget reads it. */
export interface ResolvedB2bConfig {
  readonly products: readonly B2bProduct[];
  readonly authFlowType: AuthFlowType;
  readonly organizationSlug: string | undefined;
  readonly emailMagicLinks: B2bEmailMagicLinksOptions & {
    readonly loginExpirationMinutes: number;
    readonly signupExpirationMinutes: number;
    readonly discoveryExpirationMinutes: number;
  };
  readonly emailOtp: EmailOtpOptions;
  readonly sso: SsoOptions;
  readonly oauth: Omit<B2bOAuthOptions, 'providers'> & { readonly providers: readonly B2bOAuthProvider[] };
  readonly passwords: B2bPasswordOptions & { readonly resetPasswordExpirationMinutes: number };
  readonly smsOtp: SmsOtpOptions;
  readonly directLogin: Required<DirectLogin>;
  readonly directCreate: boolean;
  readonly disableCreateOrganization: boolean;
  /** In the order in which they are offered. */
  readonly mfaMethods: readonly MfaMethod[];
  /** Minutes. */
  readonly sessionDurationMinutes: number;
}

/** What `auth-event` reports; the names are Stytch's. */
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
}

/** The detail of any element's `auth-event`. */
export type AnyEventDetail = AuthEventDetail | B2bEventDetail;

/** How the visitor signed in; `session` if there was a session before. */
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
