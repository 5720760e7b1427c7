/** Checks what a page has set on an `<auth-b2b-widget>`. Pure. */
import { checkAny, checkBase, checkLoneProviders, checkNames, checkTexts } from '../check-base.ts';
import { checkCountries, checkItem, checkOptions, checkShape } from '../option-checks.ts';
import type { Problem } from '../settings.ts';
import { BUSINESS_SHORTHANDS } from './entry-options.ts';
import { BUSINESS_OPTIONS } from './options.ts';
import { type ResolvedBusinessConfig, resolveBusinessConfig } from './resolve.ts';
import type { BusinessSettings } from './settings.ts';
import { AUTH_FLOW_TYPES, B2B_OAUTH_PROVIDERS, B2B_PRODUCTS, MFA_METHODS } from './types.ts';

/** The methods that a page's own client must have, as paths. */
export type BusinessClientCalls = (config: ResolvedBusinessConfig) => readonly string[];

const PROVIDERS = 'config.oauthOptions.providers';
const NO_PROVIDERS = {
  setting: PROVIDERS,
  message: 'must be an array like ["google", { "type": "microsoft" }].',
};

function checkProvider(entry: unknown): Problem[] {
  if (typeof entry === 'string') return [];
  if (typeof (Object(entry) as { readonly type?: unknown }).type !== 'string') return [NO_PROVIDERS];
  const [options] = BUSINESS_OPTIONS.oauthOptions.providers;
  return checkItem(options, entry as object).map(([name, message]) => ({
    setting: `${PROVIDERS}: ${name}`,
    message,
  }));
}

function checkConfig(config: ResolvedBusinessConfig): Problem[] {
  const { products, authFlowType, oauth, mfaMethods, smsOtp } = config;
  return [
    ...checkNames('products', products, B2B_PRODUCTS),
    ...checkNames('auth-flow-type', [authFlowType], AUTH_FLOW_TYPES),
    ...checkNames(
      'oauth-providers',
      oauth.providers.map(({ type }) => type),
      B2B_OAUTH_PROVIDERS,
    ),
    ...checkNames('config.mfaProductInclude', mfaMethods, MFA_METHODS),
    ...checkCountries('phone-countries', smsOtp.phoneCountries),
    ...checkAny('products', products, B2B_PRODUCTS),
    ...checkLoneProviders(products, oauth.providers),
  ];
}

/**
 * @param base the URL that relative URLs are resolved against: the page's own
 * @returns an empty array if the settings can be used
 */
export function checkBusinessSettings(
  settings: BusinessSettings,
  base: string,
  clientCalls: BusinessClientCalls,
): readonly Problem[] {
  const { config: given } = settings;
  const providers: unknown = given.oauthOptions?.providers ?? [];
  const shape = [
    ...checkShape(BUSINESS_OPTIONS, settings),
    ...(Array.isArray(providers) ? providers.flatMap(checkProvider) : [NO_PROVIDERS]),
  ];
  // Further checks rely on the right types.
  const config = shape.length > 0 ? undefined : resolveBusinessConfig(given, base);
  return [
    ...settings.unreadable,
    ...shape,
    ...checkBase(settings, config ? clientCalls(config) : [], base),
    ...checkTexts({
      'already-signed-in': settings.alreadySignedIn,
      'organization-slug': given.organizationSlug ?? undefined,
    }),
    ...checkOptions(BUSINESS_OPTIONS, BUSINESS_SHORTHANDS, given, base),
    ...(config ? checkConfig(config) : []),
    // Only what is included, too, is left of it in the resolved one.
    ...(config ? checkNames('config.mfaProductOrder', given.mfaProductOrder ?? [], MFA_METHODS) : []),
  ];
}
