/**
 * Judges settings: with any problem the widget cannot be used. Messages name the attribute and the mend (contract
 * section 2). Pure.
 */
import { webAddress } from '../lib/web-address.ts';
import { missingCalls } from './client-shape.ts';
import { isRedirect, resolveConfig } from './resolve.ts';
import type { Problem, Settings } from './settings.ts';
import { type Config, OTP_METHODS, PRODUCTS, type ResolvedConfig } from './types.ts';

/** What a page's own client must be able to do, as paths of its methods. */
export type ClientCalls = (config: ResolvedConfig) => readonly string[];

function checkSource(settings: Settings, calls: readonly string[], base: string): Problem[] {
  const problems: Problem[] = [];
  if (!settings.client && !settings.publicToken) {
    problems.push({ where: 'public-token', mend: 'Set it to the public token of your project.' });
  }
  const missing = settings.client ? missingCalls(settings.client, calls) : [];
  if (missing.length > 0) {
    problems.push({
      where: 'client',
      mend: `Give a client of the provider; this one lacks ${missing.join(', ')}.`,
    });
  }
  if (settings.apiUrl !== undefined && !webAddress(settings.apiUrl)) {
    problems.push({
      where: 'api-url',
      mend: 'Set it to an http(s) address, e.g. "https://login.example.com".',
    });
  }
  if (settings.successUrl !== undefined && !webAddress(settings.successUrl, base)) {
    problems.push({ where: 'success-url', mend: ADDRESS });
  }
  return problems;
}

const ADDRESS = 'Set it to an http(s) address, such as "/account".';

/** Limits of the provider in whole minutes (emulator/http/minutes.ts), and the attribute. */
const MINUTES: Readonly<Record<string, readonly [least: number, most: number, attribute: string]>> = {
  expirationMinutes: [1, 10, 'otp-expiration-minutes'],
  sessionDurationMinutes: [5, 525_600, 'session-duration-minutes'],
};
/** Of all other options that are minutes: how long links live. */
const LINK_MINUTES = [5, 10_080] as const;

/** What is wrong with an option of any section, by its name. */
function mendOf(name: string, value: unknown, base: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (isRedirect(name)) return webAddress(value, base) === undefined ? ADDRESS : undefined;
  if (!name.endsWith('Minutes')) return undefined;
  const [least, most] = MINUTES[name] ?? LINK_MINUTES;
  const usable = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return usable ? undefined : `Set it to a whole number of minutes, ${least} to ${most}.`;
}

function attributeOf(name: string): string | undefined {
  return isRedirect(name)
    ? name.replace(/URL|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`)
    : MINUTES[name]?.[2];
}

function checkOptions(config: Config, base: string): Problem[] {
  // One attribute may stand for several options, which is told of once.
  const problems = new Map<string, Problem>();
  for (const [section, options] of Object.entries(config)) {
    for (const [name, value] of Object.entries(Object(options) as object)) {
      const mend = mendOf(name, value, base);
      const path = `config.${section}.${name}`;
      const attribute = attributeOf(name);
      const where = attribute === undefined ? path : `${attribute} (${path})`;
      if (mend !== undefined) problems.set(`${attribute ?? path} ${value}`, { where, mend });
    }
  }
  return [...problems.values()];
}

function unknownIn(where: string, values: readonly unknown[], known: readonly string[]): Problem[] {
  return values
    .filter((value) => !known.includes(String(value)))
    .map((value) => ({ where, mend: `"${String(value)}" is unknown. Use any of: ${known.join(', ')}.` }));
}

function checkConfig(config: ResolvedConfig): Problem[] {
  const { products, otp } = config;
  const problems = [
    ...unknownIn('products', products, PRODUCTS),
    ...unknownIn('otp-methods', otp.methods, OTP_METHODS),
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

function checkList(where: string, value: unknown): Problem[] {
  return Array.isArray(value ?? []) ? [] : [{ where, mend: 'Set it to a list.' }];
}

/** `undefined` and `null` in a part of the config mean that it was left out; anything else must have the right shape. */
function checkShape(config: Config): Problem[] {
  const sections = Object.entries(config).filter(
    ([key, value]) => key.endsWith('Options') && typeof (value ?? {}) !== 'object',
  );
  return [
    ...checkList('config.products', config.products),
    ...sections.map(([key]) => ({ where: `config.${key}`, mend: 'Set it to an object.' })),
    ...checkList('config.otpOptions.methods', config.otpOptions?.methods),
    ...checkProviders(config.oauthOptions?.providers ?? []),
  ];
}

function checkProviders(providers: unknown): Problem[] {
  const where = 'config.oauthOptions.providers';
  const usable = (entry: unknown): boolean =>
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'type') === 'string' &&
    Array.isArray(Reflect.get(entry, 'custom_scopes') ?? []);
  return Array.isArray(providers) && providers.every(usable)
    ? []
    : [{ where, mend: 'Set it to a list like [{ "type": "google", "custom_scopes": ["email"] }].' }];
}

/** @param base what the page's addresses are relative to */
export function checkSettings(
  settings: Settings,
  base: string,
  clientCalls: ClientCalls,
): readonly Problem[] {
  const shape = checkShape(settings.config);
  // What has not even the right shape cannot be judged further.
  const config = shape.length > 0 ? undefined : resolveConfig(settings.config, base);
  return [
    ...settings.unreadable,
    ...shape,
    ...checkSource(settings, config ? clientCalls(config) : [], base),
    ...checkOptions(settings.config, base),
    ...(config ? checkConfig(config) : []),
  ];
}
