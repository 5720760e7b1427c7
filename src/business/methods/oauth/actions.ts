import type { B2bOAuthProvider, B2bOAuthProviderName } from '../../../settings/business/types.ts';
import { leaving } from '../../../shell/redirect/leaving.ts';
import { PROVIDERS, type ProviderRow } from '../../../shell/views/oauth/provider-table.ts';
import type { Visit } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { organizationIdOf } from '../../shared/conclude.ts';

/** Leaves the page for a third-party provider, which sends the visitor back with a token in the address. */
export const startOAuth: Action<{
  readonly entry: B2bOAuthProvider;
  readonly visit: Visit;
  /** The visitor's address, as far as it is known. */
  readonly email: string;
}> = async ({ provider, config, redirect, submit, signal }, { entry, visit, email }) => {
  const { type, customScopes } = entry;
  await submit({ method: 'oauth', action: 'start', provider: type });
  const { loginRedirectURL, signupRedirectURL, discoveryRedirectURL } = config.oauth;
  const providerParams = {
    ...(email !== '' && takesHint(type) && { login_hint: email }),
    ...entry.providerParams,
  };
  const options = { customScopes, signal, providerParams };
  const organizationId = organizationIdOf(visit);
  if (organizationId === undefined) {
    await leaving(redirect, 'discovery_oauth', () =>
      provider.oauth.startDiscovery(type, { ...options, discoveryRedirectURL }),
    );
  } else {
    await leaving(redirect, 'oauth', () =>
      provider.oauth.start(type, organizationId, { ...options, loginRedirectURL, signupRedirectURL }),
    );
  }
  return {
    authEvent: {
      type: organizationId === undefined ? 'B2B_OAUTH_DISCOVERY_START' : 'B2B_OAUTH_START',
      data: { provider_type: type, ...(customScopes && { custom_scopes: customScopes }) },
    },
  };
};

/** The providers that fill an address in (OpenID Connect's `login_hint`). */
function takesHint(type: string): boolean {
  return type === 'google' || type === 'microsoft';
}

/** The third-party providers that the provider has for businesses. */
export const BUSINESS_PROVIDERS: Readonly<Record<B2bOAuthProviderName, ProviderRow>> = {
  google: PROVIDERS.google,
  microsoft: PROVIDERS.microsoft,
  hubspot: { title: 'HubSpot', logo: () => import('./hubspot-logo.ts') },
  slack: PROVIDERS.slack,
  github: PROVIDERS.github,
};
