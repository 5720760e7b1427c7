import { withoutPrototype } from '../../kit/lib/objects.ts';
import { fillIn, sectionsOf, unique } from '../resolve.ts';
import { BUSINESS_DEFAULTS } from './entry-options.ts';
import { type B2bConfig, type B2bOAuthProvider, MFA_METHODS, type MfaMethod } from './types.ts';

/** The providers, each with what is set for all of them. */
function oauthProviders({
  providers,
  customScopes,
  providerParams,
}: NonNullable<B2bConfig['oauthOptions']>): readonly B2bOAuthProvider[] {
  return (providers ?? []).map((entry) => {
    const provider = typeof entry === 'string' ? { type: entry } : entry;
    return withoutPrototype({
      ...(customScopes && { customScopes }),
      ...(providerParams && { providerParams }),
      ...provider,
    });
  });
}

function mfaMethods({
  mfaProductInclude: included = [],
  mfaProductOrder: order = MFA_METHODS,
}: B2bConfig): readonly MfaMethod[] {
  return unique([...order.filter((method) => included.includes(method)), ...included]);
}

/**
 * Fills in the defaults. Validates nothing; see `checkBusinessSettings`.
 * @param base the URL that the config's relative URLs are resolved against
 */
export function resolveBusinessConfig(config: B2bConfig, base: string) {
  const filled = fillIn(config, base, BUSINESS_DEFAULTS);
  const section = sectionsOf(config, base, BUSINESS_DEFAULTS);
  const oauth = section('oauthOptions');
  return {
    products: unique(filled.products),
    authFlowType: filled.authFlowType,
    organizationSlug: config.organizationSlug || undefined,
    emailMagicLinks: section('emailMagicLinksOptions'),
    emailOtp: section('emailOtpOptions'),
    sso: section('ssoOptions'),
    oauth: withoutPrototype({ ...oauth, providers: oauthProviders(oauth) }),
    passwords: section('passwordOptions'),
    smsOtp: section('smsOtpOptions'),
    directLogin: section('directLoginForSingleMembership'),
    directCreate: filled.directCreateOrganizationForNoMembership,
    disableCreateOrganization: filled.disableCreateOrganization,
    mfaMethods: mfaMethods(filled),
    asksOfLinks: config.linkConfirmation !== 'never',
    ...section('sessionOptions'),
  };
}

/** The configuration with all defaults filled in, as the rest of the widget reads it. */
export type ResolvedBusinessConfig = Readonly<ReturnType<typeof resolveBusinessConfig>>;
