/** The check of each option of `<auth-widget>`. Pure. */
import {
  anything,
  type Check,
  cookies,
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
  templates,
  text,
} from './option-checks.ts';
import type { Config } from './types.ts';

/**
 * The names are those of CLDR, which also has codes that countries had before, or have besides theirs, such as UK, and of
 * what is no country: unions, unknown regions and those of pseudo-languages.
 */
const country: Check = (value) => {
  const isCountry =
    typeof value === 'string' &&
    /^(?!E[UZ]|QO|UN|X[AB]|ZZ)[A-Z]{2}$/.test(value) &&
    new Intl.Locale(`und-${value}`).region === value &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined;
  return isCountry ? undefined : 'must be an ISO 3166-1 country code, such as "GB", or "auto".';
};

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
    expirationMinutes: minutes(1, 10),
    phoneCountry: country,
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
  sessionOptions: { sessionDurationMinutes: sessionMinutes },
  cookieOptions: cookies,
  linkConfirmation,
  enableShadowDOM: anything,
};
