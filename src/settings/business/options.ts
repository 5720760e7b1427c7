/** What each option of `<auth-b2b-widget>` must be. Pure. */
import {
  type AttributeOf,
  type Check,
  flag,
  linkMinutes,
  parameters,
  redirect,
  sessionMinutes,
  text,
} from '../option-checks.ts';
import type { B2bConfig } from './types.ts';

export const scopes: Check = (value) =>
  Array.isArray(value) && value.every((scope) => typeof scope === 'string')
    ? undefined
    : 'must be an array of strings.';

const templates = { loginTemplateId: text, signupTemplateId: text };
const redirects = { loginRedirectURL: redirect, signupRedirectURL: redirect };

type Section = keyof B2bConfig & (`${string}Options` | 'directLoginForSingleMembership');

export const B2B_OPTIONS: {
  readonly [S in Section]: {
    /** The list of providers has a check of its own. */
    readonly [O in Exclude<keyof NonNullable<B2bConfig[S]>, 'providers'>]: Check;
  };
} = {
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
  sessionOptions: { sessionDurationMinutes: sessionMinutes },
  cookieOptions: {
    domain: text,
    path: text,
    availableToSubdomains: flag,
    opaqueTokenCookieName: text,
    jwtCookieName: text,
    istCookieName: text,
  },
};

export const b2bAttributeOf: AttributeOf = (_section, name, check) =>
  check === redirect || name === 'domainHint' || name === 'sessionDurationMinutes'
    ? name.replace(/URL|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`)
    : undefined;
