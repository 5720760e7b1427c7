/** Options of `config`, `theme` and `strings` by path, such as `config.otpOptions.methods`. Pure. */
import { DEFAULTS } from '../config/defaults.ts';
import type { Config, Product } from '../config/types.ts';
import { CONFIG } from '../diagnostics/consumer/known-options.ts';
import { everyText } from '../i18n/every-text.ts';
import { tokenPaths } from '../theme/tokens.ts';

export const OBJECTS = ['config', 'theme', 'strings'] as const;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values by path. Lists are values, and `undefined` does not count. */
export function flatten(
  value: unknown,
  path: string,
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  if (isObject(value))
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${path}.${key}`, found);
  else if (value !== undefined) found.set(path, value);
  return found;
}

export const flattenAll = (source: object): Map<string, unknown> =>
  new Map(OBJECTS.flatMap((name) => [...flatten(Reflect.get(source, name), name)]));

/** The options that have a default. */
export const OPTION_DEFAULTS: Config = {
  products: DEFAULTS.products,
  emailMagicLinksOptions: {
    loginExpirationMinutes: DEFAULTS.magicLinkExpirationMinutes,
    signupExpirationMinutes: DEFAULTS.magicLinkExpirationMinutes,
  },
  otpOptions: {
    methods: DEFAULTS.otpMethods,
    expirationMinutes: DEFAULTS.otpExpirationMinutes,
    phoneCountry: DEFAULTS.phoneCountry,
  },
  passwordOptions: { resetPasswordExpirationMinutes: DEFAULTS.resetPasswordExpirationMinutes },
  passkeyOptions: { offer: DEFAULTS.passkeyOffer },
  sessionOptions: { sessionDurationMinutes: DEFAULTS.sessionDurationMinutes },
};

/** The product that a section of the config is for. */
const SECTIONS: Readonly<Record<string, Product>> = {
  emailMagicLinksOptions: 'emailMagicLinks',
  otpOptions: 'otp',
  oauthOptions: 'oauth',
  passwordOptions: 'passwords',
  passkeyOptions: 'passkeys',
};

export const productOf = (path: string): Product | undefined => SECTIONS[path.split('.')[1] ?? ''];

/** Whether a setting is for one of these products, or for none in particular. */
export function isOffered(setting: string, products: readonly unknown[]): boolean {
  const product = productOf(setting);
  return product === undefined || products.includes(product);
}

/** The paths of all options. */
export const KNOWN_PATHS = new Set([
  ...flatten(CONFIG, 'config').keys(),
  ...['hideHeaderText', 'logo.logoImageUrl', 'logo.alt', ...tokenPaths].map((path) => `theme.${path}`),
  ...flatten(everyText, 'strings').keys(),
]);
