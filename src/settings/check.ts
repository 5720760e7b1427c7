/**
 * Checks what a page has set. If there is any problem, the widget shows a message instead of a form, and the console
 * names each setting and what it must be. Pure.
 */
import { checkBase, checkList, checkNames, checkTexts } from './check-base.ts';
import { checkOptions, checkSections, flag, parameters } from './option-checks.ts';
import { attributeOf, OPTIONS } from './options.ts';
import { resolveConfig } from './resolve.ts';
import type { Problem, Settings } from './settings.ts';
import { OTP_METHODS, PRODUCTS, type ResolvedConfig } from './types.ts';

/** What a page's own client must be able to do, as paths of its methods. */
export type ClientCalls = (config: ResolvedConfig) => readonly string[];

/** What only `<auth-widget>` and `<auth-reset-password>` have. */
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

/** `undefined` and `null` count as left out; anything else must have the right type. */
function checkShape({ config, sources }: Settings): Problem[] {
  // A section that is not an object may have been overridden, but it is still a mistake.
  const sections = [config, ...sources.map((source) => source.config)].flatMap((source) =>
    checkSections(OPTIONS, source),
  );
  return [
    ...checkList('config.products', config.products),
    ...new Map(sections.map((problem) => [problem.setting, problem])).values(),
    ...checkList('config.otpOptions.methods', config.otpOptions?.methods),
    ...checkProviders(config.oauthOptions?.providers ?? []),
  ];
}

const EXAMPLE =
  '[{ "type": "google", "custom_scopes": ["email"], "provider_params": { "prompt": "consent" } }]';

function checkProviders(providers: unknown): Problem[] {
  const setting = 'config.oauthOptions.providers';
  const isScopes = (scopes: unknown): boolean =>
    Array.isArray(scopes) && scopes.every((scope) => typeof scope === 'string');
  const isProvider = (entry: unknown): boolean =>
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'type') === 'string' &&
    isScopes(Reflect.get(entry, 'custom_scopes') ?? []) &&
    flag(Reflect.get(entry, 'cancel_on_tap_outside') ?? false, '') === undefined &&
    parameters(Reflect.get(entry, 'provider_params') ?? {}, '') === undefined;
  return Array.isArray(providers) && providers.every(isProvider)
    ? []
    : [{ setting, message: `must be an array like ${EXAMPLE}.` }];
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
  const shape = checkShape(settings);
  // Further checks rely on the right types.
  const config = shape.length > 0 ? undefined : resolveConfig(settings.config, base);
  return [
    ...settings.unreadable,
    ...shape,
    ...checkBase(settings, config ? clientCalls(config) : [], base),
    ...checkOwn(settings),
    ...checkOptions(OPTIONS, attributeOf, settings.config, base),
    ...(config ? checkConfig(config) : []),
  ];
}
