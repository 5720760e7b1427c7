/** What each option of `<auth-widget>` must be. Pure. */
import {
  type AttributeOf,
  type Check,
  flag,
  linkMinutes,
  minutes,
  redirect,
  sessionMinutes,
  text,
} from './option-checks.ts';
import type { Config } from './types.ts';

/** The names are those of CLDR, which also has codes that countries had before, or have besides theirs, such as UK. */
const country: Check = (value) => {
  const isCountry =
    typeof value === 'string' &&
    /^[A-Z]{2}$/.test(value) &&
    new Intl.Locale(`und-${value}`).region === value &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined;
  return isCountry ? undefined : 'must be an ISO 3166-1 country code, such as "GB", or "auto".';
};

const templates = { loginTemplateId: text, signupTemplateId: text };
const redirects = { loginRedirectURL: redirect, signupRedirectURL: redirect };

/** Lists have checks of their own. */
type Unchecked = 'methods' | 'providers';

export const OPTIONS: {
  readonly [S in keyof Config & `${string}Options`]: {
    readonly [O in Exclude<keyof NonNullable<Config[S]>, Unchecked>]: Check;
  };
} = {
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
    expirationMinutes: minutes(1, 10),
    phoneCountry: country,
    hideBack: flag,
    locale: text,
  },
  oauthOptions: redirects,
  passwordOptions: {
    loginRedirectURL: redirect,
    resetPasswordRedirectURL: redirect,
    resetPasswordExpirationMinutes: linkMinutes,
    resetPasswordTemplateId: text,
    locale: text,
  },
  passkeyOptions: { domain: text, offer: flag, sessionDurationMinutes: sessionMinutes },
  sessionOptions: { sessionDurationMinutes: sessionMinutes },
  cookieOptions: {
    domain: text,
    path: text,
    availableToSubdomains: flag,
    opaqueTokenCookieName: text,
    jwtCookieName: text,
  },
};

/** The attribute that sets an option, too. */
export const attributeOf: AttributeOf = (section, name, check) => {
  if (name === 'expirationMinutes') return 'otp-expiration-minutes';
  if (section === 'passkeyOptions') return name === 'domain' ? 'passkey-domain' : undefined;
  return check === redirect || check === country || name === 'domainHint' || name === 'sessionDurationMinutes'
    ? name.replace(/URL|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`)
    : undefined;
};
