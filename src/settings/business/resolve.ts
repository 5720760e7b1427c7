import { withAbsoluteUrls } from '../resolve.ts';
import { B2B_DEFAULTS } from './defaults.ts';
import type { B2bConfig, B2bOAuthProvider, ResolvedB2bConfig } from './types.ts';

/** The providers, each with what is set for all of them. */
function oauthProviders({ providers, customScopes, providerParams }: NonNullable<B2bConfig['oauthOptions']>) {
  return (providers ?? []).map((entry): B2bOAuthProvider => {
    const provider = typeof entry === 'string' ? { type: entry } : entry;
    return { ...(customScopes && { customScopes }), ...(providerParams && { providerParams }), ...provider };
  });
}

function mfaMethods({ mfaProductInclude, mfaProductOrder }: B2bConfig): ResolvedB2bConfig['mfaMethods'] {
  const included = mfaProductInclude ?? B2B_DEFAULTS.mfaMethods;
  const ordered = (mfaProductOrder ?? []).filter((method) => included.includes(method));
  return [...new Set([...ordered, ...included])];
}

/**
 * Fills in the defaults. Validates nothing; see `checkB2bSettings`.
 * @param base the URL that the config's relative URLs are resolved against
 */
export function resolveB2bConfig(config: B2bConfig, base: string): ResolvedB2bConfig {
  const links = withAbsoluteUrls(config.emailMagicLinksOptions, base);
  const passwords = withAbsoluteUrls(config.passwordOptions, base);
  const { linkExpirationMinutes, resetPasswordExpirationMinutes } = B2B_DEFAULTS;
  return {
    products: [...new Set(config.products ?? B2B_DEFAULTS.products)],
    authFlowType: config.authFlowType ?? B2B_DEFAULTS.authFlowType,
    organizationSlug: config.organizationSlug || undefined,
    emailMagicLinks: {
      ...links,
      loginExpirationMinutes: links.loginExpirationMinutes ?? linkExpirationMinutes,
      signupExpirationMinutes: links.signupExpirationMinutes ?? linkExpirationMinutes,
      discoveryExpirationMinutes: links.discoveryExpirationMinutes ?? linkExpirationMinutes,
    },
    emailOtp: config.emailOtpOptions ?? {},
    sso: withAbsoluteUrls(config.ssoOptions, base),
    oauth: {
      ...withAbsoluteUrls(config.oauthOptions, base),
      providers: oauthProviders(config.oauthOptions ?? {}),
    },
    passwords: {
      ...passwords,
      resetPasswordExpirationMinutes:
        passwords.resetPasswordExpirationMinutes ?? resetPasswordExpirationMinutes,
    },
    smsOtp: config.smsOtpOptions ?? {},
    directLogin: {
      status: config.directLoginForSingleMembership?.status ?? false,
      ignoreInvites: config.directLoginForSingleMembership?.ignoreInvites ?? false,
      ignoreJitProvisioning: config.directLoginForSingleMembership?.ignoreJitProvisioning ?? false,
    },
    directCreate: config.directCreateOrganizationForNoMembership ?? false,
    disableCreateOrganization: config.disableCreateOrganization ?? false,
    mfaMethods: mfaMethods(config),
    sessionDurationMinutes:
      config.sessionOptions?.sessionDurationMinutes ?? B2B_DEFAULTS.sessionDurationMinutes,
  };
}
