/**
 * Checks what a page has set. If there is any problem, the widget shows a message instead of a form, and the console
 * names each setting and what it must be. Pure.
 */
import { checkAny, checkBase, checkLoneProviders, checkNames, checkTexts } from './check-base.ts';
import { SHORTHANDS } from './entry-options.ts';
import { checkCountries, checkItem, checkOptions, checkShape } from './option-checks.ts';
import { OPTIONS } from './options.ts';
import { type ResolvedConfig, resolveConfig } from './resolve.ts';
import type { Problem, Settings } from './settings.ts';
import { OTP_METHODS, PRODUCTS, SECOND_FACTORS } from './types.ts';

/** The methods that a page's own client must have, as paths. */
export type ClientCalls = (config: ResolvedConfig) => readonly string[];

/** Checks the options that only `<auth-widget>` and `<auth-reset-password>` have. */
function checkOwn(settings: Settings): Problem[] {
  const problems = checkTexts({
    'already-signed-in': settings.alreadySignedIn,
    'password-reset-token': settings.passwordResetToken,
  });
  if (typeof (settings.lookupUser ?? Function) !== 'function') {
    problems.push({ setting: 'lookupUser', message: 'must be a function.' });
  }
  return problems;
}

const CLASH: Problem = {
  setting: 'products',
  message: 'must not combine "emailMagicLinks" with the OTP method "email". Use one of them, not both.',
  shown: 'emlAndEmailOtp',
};

const NO_SET_UP: Problem = {
  setting: 'second-factor-required',
  message: 'needs "authenticator" or "sms" in second-factor: visitors set up one of these.',
};

const isSetUpMissing = ({ required, methods }: ResolvedConfig['secondFactor']): boolean =>
  required === true && !methods.includes('authenticator') && !methods.includes('sms');

const NO_DOCUMENT: Problem = { setting: 'terms-required', message: 'needs "terms-url" or "privacy-url".' };

const isAbout = (terms: ResolvedConfig['terms']): boolean =>
  !terms?.required || (terms.termsUrl ?? terms.privacyUrl) !== undefined;

function checkConfig(config: ResolvedConfig): Problem[] {
  const { products, otp, oauth, secondFactor, terms } = config;
  // With passwords, neither of the two has an email tab of its own, so nothing clashes (spec section 5).
  const clash =
    products.includes('emailMagicLinks') &&
    products.includes('otp') &&
    otp.methods.includes('email') &&
    !products.includes('passwords');
  return [
    ...checkNames('products', products, PRODUCTS),
    ...checkNames('otp-methods', otp.methods, OTP_METHODS),
    ...checkNames('second-factor', secondFactor.methods, SECOND_FACTORS),
    ...checkCountries('phone-countries', otp.phoneCountries),
    ...checkAny('products', products, PRODUCTS),
    ...(products.includes('otp') ? checkAny('otp-methods', otp.methods, OTP_METHODS) : []),
    ...checkLoneProviders(products, oauth.providers),
    ...(isAbout(terms) ? [] : [NO_DOCUMENT]),
    ...(clash ? [CLASH] : []),
    ...(isSetUpMissing(secondFactor) ? [NO_SET_UP] : []),
  ];
}

const EXAMPLE =
  '[{ "type": "google", "custom_scopes": ["email"], "provider_params": { "prompt": "consent" } }]';

function checkProviders(providers: unknown): Problem[] {
  const [options] = OPTIONS.oauthOptions.providers;
  const isProvider = (entry: unknown): boolean =>
    typeof (Object(entry) as { readonly type?: unknown }).type === 'string' &&
    checkItem(options, entry as object).length === 0;
  return Array.isArray(providers) && providers.every(isProvider)
    ? []
    : [{ setting: 'config.oauthOptions.providers', message: `must be an array like ${EXAMPLE}.` }];
}

/**
 * @param base the URL that relative URLs are resolved against: the page's own
 * @returns an empty array if the settings can be used
 */
export function checkSettings(
  settings: Settings,
  base: string,
  clientCalls: ClientCalls,
): readonly Problem[] {
  const { config: given } = settings;
  const shape = [...checkShape(OPTIONS, settings), ...checkProviders(given.oauthOptions?.providers ?? [])];
  // Further checks rely on the right types.
  const config = shape.length > 0 ? undefined : resolveConfig(given, base);
  return [
    ...settings.unreadable,
    ...shape,
    ...checkBase(settings, config ? clientCalls(config) : [], base),
    ...checkOwn(settings),
    ...checkOptions(OPTIONS, SHORTHANDS, given, base),
    ...(config ? checkConfig(config) : []),
  ];
}
