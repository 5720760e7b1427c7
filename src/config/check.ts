/** Judges settings, with messages that name the attribute and the mend (contract section 2). Pure. */
import { missingCalls } from './client-shape.ts';
import { resolveConfig } from './resolve.ts';
import type { Problem, Settings } from './settings.ts';
import { type Config, OTP_METHODS, PRODUCTS, type Product, type ResolvedConfig } from './types.ts';

export interface Verdict {
  /** With any of these the widget cannot be used. */
  readonly problems: readonly Problem[];
  /** What is merely unknown. */
  readonly warnings: readonly string[];
}

const KNOWN_KEYS: Readonly<Record<keyof Config, true>> = {
  products: true,
  emailMagicLinksOptions: true,
  otpOptions: true,
  oauthOptions: true,
  passwordOptions: true,
  sessionOptions: true,
  enableShadowDOM: true,
};

/** The address, if it is an absolute http(s) one. */
function httpUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function checkSource(settings: Settings, products: readonly Product[]): Problem[] {
  const problems: Problem[] = [];
  if (!settings.client && !settings.publicToken) {
    problems.push({ where: 'public-token', mend: 'Set it to the public token of your project.' });
  }
  const missing = settings.client ? missingCalls(settings.client, products) : [];
  if (missing.length > 0) {
    problems.push({
      where: 'client',
      mend: `Give a client of the provider; this one lacks ${missing.join(', ')}.`,
    });
  }
  if (settings.apiUrl !== undefined && !httpUrl(settings.apiUrl)) {
    problems.push({
      where: 'api-url',
      mend: 'Set it to an http(s) address, e.g. "https://login.example.com".',
    });
  }
  return problems;
}

function checkUrls(settings: Settings): Problem[] {
  const { emailMagicLinksOptions, oauthOptions, passwordOptions } = settings.config;
  const urls: Readonly<Record<string, string | undefined>> = {
    'success-url': settings.successUrl,
    'emailMagicLinksOptions.loginRedirectURL': emailMagicLinksOptions?.loginRedirectURL,
    'emailMagicLinksOptions.signupRedirectURL': emailMagicLinksOptions?.signupRedirectURL,
    'oauthOptions.loginRedirectURL': oauthOptions?.loginRedirectURL,
    'oauthOptions.signupRedirectURL': oauthOptions?.signupRedirectURL,
    'passwordOptions.loginRedirectURL': passwordOptions?.loginRedirectURL,
    'passwordOptions.resetPasswordRedirectURL': passwordOptions?.resetPasswordRedirectURL,
  };
  return Object.entries(urls)
    .filter(([, url]) => url !== undefined && !httpUrl(url))
    .map(([where]) => ({ where, mend: 'Set it to an absolute http(s) address.' }));
}

function unknownIn(where: string, values: readonly unknown[], known: readonly string[]): Problem[] {
  return values
    .filter((value) => !known.includes(String(value)))
    .map((value) => ({ where, mend: `"${String(value)}" is unknown. Use any of: ${known.join(', ')}.` }));
}

function minutes(where: string, value: unknown): Problem[] {
  const usable = typeof value === 'number' && Number.isFinite(value) && value > 0;
  return usable ? [] : [{ where, mend: 'Set it to a number of minutes above 0.' }];
}

function checkConfig(config: ResolvedConfig): Problem[] {
  const { products, otp, emailMagicLinks } = config;
  const problems = [
    ...unknownIn('products', products, PRODUCTS),
    ...unknownIn('otp-methods', otp.methods, OTP_METHODS),
    ...minutes('otp-expiration-minutes', otp.expirationMinutes),
    ...minutes('session-duration-minutes', config.sessionDurationMinutes),
    ...minutes('emailMagicLinksOptions.loginExpirationMinutes', emailMagicLinks.loginExpirationMinutes),
    ...minutes('emailMagicLinksOptions.signupExpirationMinutes', emailMagicLinks.signupExpirationMinutes),
    ...minutes(
      'passwordOptions.resetPasswordExpirationMinutes',
      config.passwords.resetPasswordExpirationMinutes,
    ),
  ];
  if (products.length === 0) {
    problems.push({ where: 'products', mend: `Name at least one of: ${PRODUCTS.join(', ')}.` });
  }
  if (products.includes('otp') && otp.methods.length === 0) {
    problems.push({ where: 'otp-methods', mend: `Name at least one of: ${OTP_METHODS.join(', ')}.` });
  }
  // Beside other products an empty list only shows no buttons (spec section 2); alone it would leave nothing.
  if (products.length === 1 && products[0] === 'oauth' && config.oauth.providers.length === 0) {
    problems.push({ where: 'oauth-providers', mend: 'Name at least one provider, e.g. google.' });
  }
  // With passwords the e-mail tab of both is gone, and so is the clash (spec section 5).
  const clash =
    products.includes('emailMagicLinks') &&
    products.includes('otp') &&
    otp.methods.includes('email') &&
    !products.includes('passwords');
  if (clash) {
    problems.push({
      where: 'products',
      mend: 'Use either "emailMagicLinks" or the OTP method "email", not both.',
      shown: 'emlAndEmailOtp',
    });
  }
  return problems;
}

/** `undefined` and `null` in a part of the config mean that it was left out; anything else must have the right shape. */
function checkShape(config: Config): Problem[] {
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(config)) {
    if (value === undefined || value === null) continue;
    if (key === 'products' && !Array.isArray(value)) {
      problems.push({ where: 'config.products', mend: 'Set it to a list of product names.' });
    }
    if (key.endsWith('Options') && typeof value !== 'object') {
      problems.push({ where: `config.${key}`, mend: 'Set it to an object.' });
    }
  }
  const methods: unknown = config.otpOptions?.methods;
  if (methods !== undefined && !Array.isArray(methods)) {
    problems.push({ where: 'config.otpOptions.methods', mend: 'Set it to a list of OTP methods.' });
  }
  return [...problems, ...checkProviders(config.oauthOptions?.providers)];
}

function checkProviders(providers: unknown): Problem[] {
  if (providers === undefined) return [];
  const where = 'config.oauthOptions.providers';
  const usable = (entry: unknown): boolean =>
    typeof entry === 'object' && entry !== null && typeof Reflect.get(entry, 'type') === 'string';
  return Array.isArray(providers) && providers.every(usable)
    ? []
    : [{ where, mend: 'Set it to a list of objects with a type, e.g. [{ "type": "google" }].' }];
}

export function checkSettings(settings: Settings): Verdict {
  const shape = [...settings.unreadable, ...checkShape(settings.config)];
  const warnings = Object.keys(settings.config)
    .filter((key) => !(key in KNOWN_KEYS))
    .map((key) => `config.${key} is unknown and has no effect.`);
  // What has not even the right shape cannot be judged further.
  const config = shape.length > 0 ? undefined : resolveConfig(settings.config);
  return {
    problems: [
      ...shape,
      ...checkSource(settings, config?.products ?? []),
      ...checkUrls(settings),
      ...(config ? checkConfig(config) : []),
    ],
    warnings,
  };
}
