import type { Config } from '../../settings/types.ts';
import type { KnownOptions } from '../ignored-settings.ts';

export const CONFIG: KnownOptions<Config> = {
  products: true,
  emailMagicLinksOptions: {
    loginRedirectURL: true,
    loginExpirationMinutes: true,
    signupRedirectURL: true,
    signupExpirationMinutes: true,
    createUserAsPending: true,
    loginTemplateId: true,
    signupTemplateId: true,
    domainHint: true,
    locale: true,
  },
  otpOptions: {
    methods: true,
    expirationMinutes: true,
    loginTemplateId: true,
    signupTemplateId: true,
    phoneCountry: true,
    hideBack: true,
    locale: true,
  },
  oauthOptions: {
    providers: [
      {
        type: true,
        one_tap: true,
        position: true,
        cancel_on_tap_outside: true,
        custom_scopes: true,
        provider_params: true,
      },
    ],
    loginRedirectURL: true,
    signupRedirectURL: true,
  },
  passwordOptions: {
    loginRedirectURL: true,
    resetPasswordRedirectURL: true,
    resetPasswordExpirationMinutes: true,
    resetPasswordTemplateId: true,
    locale: true,
  },
  passkeyOptions: { domain: true, offer: true, sessionDurationMinutes: true },
  sessionOptions: { sessionDurationMinutes: true },
  cookieOptions: {
    domain: true,
    path: true,
    availableToSubdomains: true,
    opaqueTokenCookieName: true,
    jwtCookieName: true,
  },
  enableShadowDOM: true,
};
