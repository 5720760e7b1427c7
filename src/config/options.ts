/** What each option of the config must be. Pure. */
import { httpUrl } from '../lib/http-url.ts';
import { describe } from './describe.ts';
import type { Problem } from './settings.ts';
import type { Config } from './types.ts';

export const MUST_BE_URL = 'must be an http(s) URL, such as "/account".';
export const MUST_BE_STRING = 'must be a string.';

/** Returns what an option must be, or undefined if its value is valid. `base` is the page's URL. */
type Check = (value: unknown, base: string) => string | undefined;

const redirect: Check = (value, base) => (httpUrl(value, base) === undefined ? MUST_BE_URL : undefined);

const text: Check = (value) => (typeof value === 'string' ? undefined : MUST_BE_STRING);

const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false.');

const minutes =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? undefined
      : `must be a whole number of minutes from ${min} to ${max}.`;

/** The names are those of CLDR, which also has codes that countries had before, or have besides theirs, such as UK. */
const country: Check = (value) => {
  const isCountry =
    typeof value === 'string' &&
    /^[A-Z]{2}$/.test(value) &&
    new Intl.Locale(`und-${value}`).region === value &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined;
  return isCountry ? undefined : 'must be an ISO 3166-1 country code, such as "GB", or "auto".';
};

/** The provider's limits for the lifetime of an emailed link. */
const linkMinutes = minutes(5, 10_080);

/** The provider's limits for the lifetime of a session. */
const sessionMinutes = minutes(5, 527_040);

const templates = { loginTemplateId: text, signupTemplateId: text };
const redirects = { loginRedirectURL: redirect, signupRedirectURL: redirect };

/** Lists have checks of their own. */
type Unchecked = 'methods' | 'providers';

const OPTIONS: {
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
  },
  otpOptions: { ...templates, expirationMinutes: minutes(1, 10), phoneCountry: country, hideBack: flag },
  oauthOptions: redirects,
  passwordOptions: {
    loginRedirectURL: redirect,
    resetPasswordRedirectURL: redirect,
    resetPasswordExpirationMinutes: linkMinutes,
    resetPasswordTemplateId: text,
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
function attributeOf(section: string, name: string, check: Check): string | undefined {
  if (name === 'expirationMinutes') return 'otp-expiration-minutes';
  if (section === 'passkeyOptions') return name === 'domain' ? 'passkey-domain' : undefined;
  return check === redirect || check === country || name === 'domainHint' || name === 'sessionDurationMinutes'
    ? name.replace(/URL|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`)
    : undefined;
}

const isLeftOut = (value: unknown): boolean => value === undefined || value === null;

/** The sections of a config that are not objects. */
export function checkSections(config: unknown): Problem[] {
  return Object.keys(OPTIONS).flatMap((section) => {
    const value: unknown = Reflect.get(Object(config) as object, section);
    return isLeftOut(value) || typeof value === 'object'
      ? []
      : [{ setting: `config.${section}`, message: 'must be an object.' }];
  });
}

export function checkOptions(config: Config, base: string): Problem[] {
  // An attribute can set several options at once; its value is reported only once.
  const problems = new Map<string, Problem>();
  for (const [section, options] of Object.entries<Readonly<Record<string, Check>>>(OPTIONS)) {
    const given = Object(Reflect.get(config, section)) as object;
    for (const [name, check] of Object.entries(options)) {
      const value: unknown = Reflect.get(given, name);
      const message = isLeftOut(value) ? undefined : check(value, base);
      const attribute = attributeOf(section, name, check);
      const path = `config.${section}.${name}`;
      const setting = attribute === undefined ? path : `${attribute} (${path})`;
      if (message !== undefined)
        problems.set(`${attribute ?? path} ${describe(value)}`, { setting, message });
    }
  }
  return [...problems.values()];
}
