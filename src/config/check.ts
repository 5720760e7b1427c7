/**
 * Checks what a page has set. If there is any problem, the widget shows a message instead of a form, and the console
 * names each setting and what it must be. Pure.
 */
import { httpUrl } from '../lib/http-url.ts';
import { missingCalls } from './client-shape.ts';
import { isRedirect, resolveConfig } from './resolve.ts';
import type { Problem, Settings } from './settings.ts';
import { type Config, OTP_METHODS, PRODUCTS, type ResolvedConfig } from './types.ts';

/** What a page's own client must be able to do, as paths of its methods. */
export type ClientCalls = (config: ResolvedConfig) => readonly string[];

function checkSource(settings: Settings, calls: readonly string[], base: string): Problem[] {
  const problems: Problem[] = [];
  if (!settings.client && !settings.publicToken) {
    problems.push({ setting: 'public-token', message: 'must be set to the public token of your project.' });
  }
  const missing = settings.client ? missingCalls(settings.client, calls) : [];
  if (missing.length > 0) {
    problems.push({
      setting: 'client',
      message: `must be a client of the provider's SDK; it lacks ${missing.join(', ')}.`,
    });
  }
  if (settings.apiUrl !== undefined && !httpUrl(settings.apiUrl)) {
    problems.push({
      setting: 'api-url',
      message: 'must be an absolute http(s) URL, such as "https://login.example.com".',
    });
  }
  if (settings.successUrl !== undefined && !httpUrl(settings.successUrl, base)) {
    problems.push({ setting: 'success-url', message: MUST_BE_URL });
  }
  return problems;
}

const MUST_BE_URL = 'must be an http(s) URL, such as "/account".';

/** The provider's limits in minutes, and the attribute that sets the option. */
const MINUTES: Readonly<Record<string, readonly [min: number, max: number, attribute: string]>> = {
  expirationMinutes: [1, 10, 'otp-expiration-minutes'],
  sessionDurationMinutes: [5, 525_600, 'session-duration-minutes'],
};
/** Every other option in minutes is the lifetime of an emailed link. */
const LINK_MINUTES = [5, 10_080] as const;

/** Checks one option of any section by its name. */
function checkOption(name: string, value: unknown, base: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (isRedirect(name)) return httpUrl(value, base) === undefined ? MUST_BE_URL : undefined;
  if (!name.endsWith('Minutes')) return undefined;
  const [min, max] = MINUTES[name] ?? LINK_MINUTES;
  const isValid = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return isValid ? undefined : `must be a whole number of minutes from ${min} to ${max}.`;
}

function attributeOf(name: string): string | undefined {
  return isRedirect(name)
    ? name.replace(/URL|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`)
    : MINUTES[name]?.[2];
}

function checkOptions(config: Config, base: string): Problem[] {
  // An attribute can set several options at once; its value is reported only once.
  const problems = new Map<string, Problem>();
  for (const [section, options] of Object.entries(config)) {
    for (const [name, value] of Object.entries(Object(options) as object)) {
      const message = checkOption(name, value, base);
      const path = `config.${section}.${name}`;
      const attribute = attributeOf(name);
      const setting = attribute === undefined ? path : `${attribute} (${path})`;
      if (message !== undefined) problems.set(`${attribute ?? path} ${value}`, { setting, message });
    }
  }
  return [...problems.values()];
}

function checkNames(setting: string, values: readonly unknown[], known: readonly string[]): Problem[] {
  return values
    .filter((value) => !known.includes(String(value)))
    .map((value) => ({
      setting,
      message: `contains the unknown value "${String(value)}". Use any of: ${known.join(', ')}.`,
    }));
}

function checkConfig(config: ResolvedConfig): Problem[] {
  const { products, otp } = config;
  const problems = [
    ...checkNames('products', products, PRODUCTS),
    ...checkNames('otp-methods', otp.methods, OTP_METHODS),
  ];
  if (products.length === 0) {
    problems.push({ setting: 'products', message: `must name at least one of: ${PRODUCTS.join(', ')}.` });
  }
  if (products.includes('otp') && otp.methods.length === 0) {
    problems.push({
      setting: 'otp-methods',
      message: `must name at least one of: ${OTP_METHODS.join(', ')}.`,
    });
  }
  // Next to other products, an empty list just means no buttons (spec section 2). On its own, nothing would be left.
  if (products.length === 1 && products[0] === 'oauth' && config.oauth.providers.length === 0) {
    problems.push({
      setting: 'oauth-providers',
      message: 'must name at least one provider, such as google.',
    });
  }
  // With passwords, neither of the two has an email tab of its own, so nothing clashes (spec section 5).
  const clash =
    products.includes('emailMagicLinks') &&
    products.includes('otp') &&
    otp.methods.includes('email') &&
    !products.includes('passwords');
  if (clash) {
    problems.push({
      setting: 'products',
      message: 'must not combine "emailMagicLinks" with the OTP method "email". Use one of them, not both.',
      shown: 'emlAndEmailOtp',
    });
  }
  return problems;
}

function checkList(setting: string, value: unknown): Problem[] {
  return Array.isArray(value ?? []) ? [] : [{ setting, message: 'must be an array.' }];
}

/** `undefined` and `null` count as left out; anything else must have the right type. */
function checkShape(config: Config): Problem[] {
  const sections = Object.entries(config).filter(
    ([key, value]) => key.endsWith('Options') && typeof (value ?? {}) !== 'object',
  );
  return [
    ...checkList('config.products', config.products),
    ...sections.map(([key]) => ({ setting: `config.${key}`, message: 'must be an object.' })),
    ...checkList('config.otpOptions.methods', config.otpOptions?.methods),
    ...checkProviders(config.oauthOptions?.providers ?? []),
  ];
}

function checkProviders(providers: unknown): Problem[] {
  const setting = 'config.oauthOptions.providers';
  const isProvider = (entry: unknown): boolean =>
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'type') === 'string' &&
    Array.isArray(Reflect.get(entry, 'custom_scopes') ?? []);
  return Array.isArray(providers) && providers.every(isProvider)
    ? []
    : [{ setting, message: 'must be an array like [{ "type": "google", "custom_scopes": ["email"] }].' }];
}

/** @param base the URL that relative URLs are resolved against: the page's own */
export function checkSettings(
  settings: Settings,
  base: string,
  clientCalls: ClientCalls,
): readonly Problem[] {
  const shape = checkShape(settings.config);
  // Further checks rely on the right types.
  const config = shape.length > 0 ? undefined : resolveConfig(settings.config, base);
  return [
    ...settings.unreadable,
    ...shape,
    ...checkSource(settings, config ? clientCalls(config) : [], base),
    ...checkOptions(settings.config, base),
    ...(config ? checkConfig(config) : []),
  ];
}
