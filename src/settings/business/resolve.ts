import { fillIn } from '../resolve.ts';
import { B2B_DEFAULTS } from './entry-options.ts';
import type { B2bConfig, B2bOAuthProvider, ResolvedB2bConfig } from './types.ts';

/** The providers, each with what is set for all of them. */
function oauthProviders({ providers, customScopes, providerParams }: NonNullable<B2bConfig['oauthOptions']>) {
  return (providers ?? []).map((entry): B2bOAuthProvider => {
    const provider = typeof entry === 'string' ? { type: entry } : entry;
    return { ...(customScopes && { customScopes }), ...(providerParams && { providerParams }), ...provider };
  });
}

function mfaMethods({ mfaProductInclude, mfaProductOrder }: B2bConfig): ResolvedB2bConfig['mfaMethods'] {
  const included = mfaProductInclude ?? B2B_DEFAULTS.mfaProductInclude;
  const ordered = (mfaProductOrder ?? []).filter((method) => included.includes(method));
  return [...new Set([...ordered, ...included])];
}

/**
 * Fills in the defaults. Validates nothing; see `checkB2bSettings`.
 * @param base the URL that the config's relative URLs are resolved against
 */
export function resolveB2bConfig(config: B2bConfig, base: string): ResolvedB2bConfig {
  const filled = fillIn(config, base, B2B_DEFAULTS);
  return {
    products: [...new Set(filled.products)],
    authFlowType: filled.authFlowType,
    organizationSlug: config.organizationSlug || undefined,
    emailMagicLinks: fillIn(config.emailMagicLinksOptions, base, B2B_DEFAULTS.emailMagicLinksOptions),
    emailOtp: fillIn(config.emailOtpOptions, base),
    sso: fillIn(config.ssoOptions, base),
    oauth: {
      ...fillIn(config.oauthOptions, base),
      providers: oauthProviders(config.oauthOptions ?? {}),
    },
    passwords: fillIn(config.passwordOptions, base, B2B_DEFAULTS.passwordOptions),
    smsOtp: fillIn(config.smsOtpOptions, base),
    directLogin: fillIn(
      config.directLoginForSingleMembership,
      base,
      B2B_DEFAULTS.directLoginForSingleMembership,
    ),
    directCreate: filled.directCreateOrganizationForNoMembership,
    disableCreateOrganization: filled.disableCreateOrganization,
    mfaMethods: mfaMethods(config),
    ...fillIn(config.sessionOptions, base, B2B_DEFAULTS.sessionOptions),
  };
}
