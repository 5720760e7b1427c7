/** Checks what a page has set on an `<auth-b2b-widget>`. Pure. */
import { checkBase, checkList, checkNames, checkTexts } from '../check-base.ts';
import { checkOptions, checkSections, flag, parameters } from '../option-checks.ts';
import type { Problem } from '../settings.ts';
import { B2B_OPTIONS, b2bAttributeOf, scopes } from './options.ts';
import { resolveB2bConfig } from './resolve.ts';
import type { B2bSettings } from './settings.ts';
import {
  AUTH_FLOW_TYPES,
  B2B_OAUTH_PROVIDERS,
  B2B_PRODUCTS,
  type B2bConfig,
  MFA_METHODS,
  type ResolvedB2bConfig,
} from './types.ts';

/** What a page's own client must be able to do, as paths of its methods. */
export type B2bClientCalls = (config: ResolvedB2bConfig) => readonly string[];

const PROVIDERS = 'config.oauthOptions.providers';

function checkProvider(entry: unknown): Problem[] {
  if (typeof entry === 'string') return [];
  const isObject =
    typeof entry === 'object' && entry !== null && typeof Reflect.get(entry, 'type') === 'string';
  if (!isObject)
    return [{ setting: PROVIDERS, message: 'must be an array like ["google", { "type": "microsoft" }].' }];
  const checks = { customScopes: scopes, providerParams: parameters };
  return Object.entries(checks).flatMap(([name, check]) => {
    const value: unknown = Reflect.get(entry, name);
    const message = value === undefined ? undefined : check(value, '');
    return message === undefined ? [] : [{ setting: `${PROVIDERS}: ${name}`, message }];
  });
}

function checkFlag(config: B2bConfig, name: keyof B2bConfig): Problem[] {
  const value = config[name];
  const message = value === undefined || value === null ? undefined : flag(value, '');
  return message === undefined ? [] : [{ setting: `config.${name}`, message }];
}

/** `undefined` and `null` count as left out; anything else must have the right type. */
function checkShape({ config, sources }: B2bSettings): Problem[] {
  const sections = [config, ...sources.map((source) => source.config)].flatMap((source) =>
    checkSections(B2B_OPTIONS, source),
  );
  const providers: unknown = config.oauthOptions?.providers;
  return [
    ...checkList('config.products', config.products),
    ...checkList('config.mfaProductOrder', config.mfaProductOrder),
    ...checkList('config.mfaProductInclude', config.mfaProductInclude),
    ...new Map(sections.map((problem) => [problem.setting, problem])).values(),
    ...checkList(PROVIDERS, providers),
    ...(Array.isArray(providers) ? providers.flatMap(checkProvider) : []),
    ...checkTexts({ 'auth-flow-type': config.authFlowType ?? undefined }),
    ...checkTexts({ 'organization-slug': config.organizationSlug ?? undefined }),
  ];
}

function checkConfig(config: ResolvedB2bConfig): Problem[] {
  const { products, authFlowType, oauth, mfaMethods } = config;
  const problems = [
    ...checkNames('products', products, B2B_PRODUCTS),
    ...checkNames('auth-flow-type', [authFlowType], AUTH_FLOW_TYPES),
    ...checkNames(
      'oauth-providers',
      oauth.providers.map(({ type }) => type),
      B2B_OAUTH_PROVIDERS,
    ),
    ...checkNames('config.mfaProductInclude', mfaMethods, MFA_METHODS),
  ];
  if (products.length === 0) {
    problems.push({ setting: 'products', message: `must name at least one of: ${B2B_PRODUCTS.join(', ')}.` });
  }
  if (products.length === 1 && products[0] === 'oauth' && oauth.providers.length === 0) {
    problems.push({
      setting: 'oauth-providers',
      message: 'must name at least one provider, such as google.',
    });
  }
  return problems;
}

/**
 * @param base the URL that relative URLs are resolved against: the page's own
 * @returns an empty array if the settings can be used
 */
export function checkB2bSettings(
  settings: B2bSettings,
  base: string,
  clientCalls: B2bClientCalls,
): readonly Problem[] {
  const shape = checkShape(settings);
  // Further checks rely on the right types.
  const config = shape.length > 0 ? undefined : resolveB2bConfig(settings.config, base);
  return [
    ...settings.unreadable,
    ...shape,
    ...checkBase(settings, config ? clientCalls(config) : [], base),
    ...checkTexts({ 'already-signed-in': settings.alreadySignedIn }),
    ...checkOptions(B2B_OPTIONS, b2bAttributeOf, settings.config, base),
    ...checkFlag(settings.config, 'directCreateOrganizationForNoMembership'),
    ...checkFlag(settings.config, 'disableCreateOrganization'),
    ...(config ? checkConfig(config) : []),
  ];
}
