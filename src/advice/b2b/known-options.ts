import type { B2bConfig } from '../../settings/business/types.ts';
import type { KnownOptions } from '../ignored-settings.ts';

const redirects = { loginRedirectURL: true, signupRedirectURL: true } as const;
const templates = { loginTemplateId: true, signupTemplateId: true } as const;

export const B2B_CONFIG: KnownOptions<B2bConfig> = {
  products: true,
  authFlowType: true,
  organizationSlug: true,
  emailMagicLinksOptions: {
    ...redirects,
    ...templates,
    discoveryRedirectURL: true,
    domainHint: true,
    locale: true,
    loginExpirationMinutes: true,
    signupExpirationMinutes: true,
    discoveryExpirationMinutes: true,
  },
  emailOtpOptions: { ...templates, locale: true },
  ssoOptions: { ...redirects, providerParams: true },
  oauthOptions: {
    ...redirects,
    providers: [{ type: true, customScopes: true, providerParams: true }],
    discoveryRedirectURL: true,
    customScopes: true,
    providerParams: true,
  },
  passwordOptions: {
    loginRedirectURL: true,
    resetPasswordRedirectURL: true,
    discoveryRedirectURL: true,
    resetPasswordExpirationMinutes: true,
    resetPasswordTemplateId: true,
    verifyEmailTemplateId: true,
    locale: true,
  },
  smsOtpOptions: { locale: true },
  directLoginForSingleMembership: { status: true, ignoreInvites: true, ignoreJitProvisioning: true },
  directCreateOrganizationForNoMembership: true,
  disableCreateOrganization: true,
  mfaProductOrder: true,
  mfaProductInclude: true,
  sessionOptions: { sessionDurationMinutes: true },
  cookieOptions: {
    domain: true,
    path: true,
    availableToSubdomains: true,
    opaqueTokenCookieName: true,
    jwtCookieName: true,
    istCookieName: true,
  },
  enableShadowDOM: true,
};
