import type { B2bOAuthProviderName } from '../../../settings/business/types.ts';
import { PROVIDERS, type ProviderRow } from '../../../shell/views/oauth/providers.ts';

/** The third-party providers that the provider has for businesses. */
export const BUSINESS_PROVIDERS: Readonly<Record<B2bOAuthProviderName, ProviderRow>> = {
  google: PROVIDERS.google,
  microsoft: PROVIDERS.microsoft,
  hubspot: { title: 'HubSpot', logo: () => import('./hubspot-logo.ts') },
  slack: PROVIDERS.slack,
  github: PROVIDERS.github,
};
