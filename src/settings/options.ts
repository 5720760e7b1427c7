/** The check of each option of `<auth-widget>`. Pure. */
import {
  anything,
  cookies,
  country,
  flag,
  linkConfirmation,
  linkMinutes,
  list,
  minutes,
  type OptionsOf,
  parameters,
  redirect,
  redirects,
  scopes,
  sessionMinutes,
  signUp,
  templates,
  text,
} from './option-checks.ts';
import type { Config } from './types.ts';

const codeMinutes = minutes(1, 10);

export const OPTIONS: OptionsOf<Config> = {
  products: list,
  emailMagicLinksOptions: {
    ...redirects,
    ...templates,
    loginExpirationMinutes: linkMinutes,
    signupExpirationMinutes: linkMinutes,
    createUserAsPending: flag,
    domainHint: text,
    locale: text,
  },
  otpOptions: {
    ...templates,
    methods: list,
    expirationMinutes: codeMinutes,
    phoneCountry: country,
    phoneCountries: list,
    hideBack: flag,
    locale: text,
  },
  oauthOptions: {
    ...redirects,
    providers: [
      {
        type: text,
        one_tap: anything,
        position: anything,
        cancel_on_tap_outside: flag,
        custom_scopes: scopes,
        provider_params: parameters,
      },
    ],
  },
  passwordOptions: {
    loginRedirectURL: redirect,
    resetPasswordRedirectURL: redirect,
    resetPasswordExpirationMinutes: linkMinutes,
    resetPasswordTemplateId: text,
    locale: text,
  },
  passkeyOptions: { domain: text, offer: flag, sessionDurationMinutes: sessionMinutes },
  secondFactorOptions: {
    methods: list,
    required: flag,
    issuer: text,
    expirationMinutes: codeMinutes,
    locale: text,
  },
  sessionOptions: { sessionDurationMinutes: sessionMinutes },
  cookieOptions: cookies,
  linkConfirmation,
  signUp,
  terms: { termsUrl: redirect, privacyUrl: redirect, required: flag },
  impersonation: flag,
  enableShadowDOM: anything,
};
