/** What each option of `<auth-b2b-widget>` must be. Pure. */
import {
  anything,
  flag,
  linkMinutes,
  list,
  type OptionsOf,
  parameters,
  redirect,
  scopes,
  sessionMinutes,
  text,
} from '../option-checks.ts';
import type { B2bConfig } from './types.ts';

const templates = { loginTemplateId: text, signupTemplateId: text };
const redirects = { loginRedirectURL: redirect, signupRedirectURL: redirect };

export const BUSINESS_OPTIONS: OptionsOf<B2bConfig> = {
  products: list,
  // Checked with the settings that are attributes first.
  authFlowType: anything,
  organizationSlug: anything,
  emailMagicLinksOptions: {
    ...redirects,
    ...templates,
    discoveryRedirectURL: redirect,
    domainHint: text,
    locale: text,
    loginExpirationMinutes: linkMinutes,
    signupExpirationMinutes: linkMinutes,
    discoveryExpirationMinutes: linkMinutes,
  },
  emailOtpOptions: { ...templates, locale: text },
  ssoOptions: { ...redirects, providerParams: parameters },
  oauthOptions: {
    ...redirects,
    providers: [{ type: text, customScopes: scopes, providerParams: parameters }],
    discoveryRedirectURL: redirect,
    customScopes: scopes,
    providerParams: parameters,
  },
  passwordOptions: {
    loginRedirectURL: redirect,
    resetPasswordRedirectURL: redirect,
    discoveryRedirectURL: redirect,
    resetPasswordExpirationMinutes: linkMinutes,
    resetPasswordTemplateId: text,
    verifyEmailTemplateId: text,
    locale: text,
  },
  smsOtpOptions: { locale: text },
  directLoginForSingleMembership: { status: flag, ignoreInvites: flag, ignoreJitProvisioning: flag },
  directCreateOrganizationForNoMembership: flag,
  disableCreateOrganization: flag,
  mfaProductOrder: list,
  mfaProductInclude: list,
  sessionOptions: { sessionDurationMinutes: sessionMinutes },
  cookieOptions: {
    domain: text,
    path: text,
    availableToSubdomains: flag,
    opaqueTokenCookieName: text,
    jwtCookieName: text,
    istCookieName: text,
  },
  enableShadowDOM: anything,
};
