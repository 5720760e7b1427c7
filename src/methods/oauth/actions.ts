import type { OAuthProvider } from '../../config/types.ts';
import { ProviderError } from '../../provider/errors.ts';
import type { Action } from '../method.ts';
import { providerRow } from './providers.ts';

/** Leaves the page for a provider's own. Comes back, if ever, with a token in the page's address. */
export const startOAuth: Action<OAuthProvider> = async (
  { provider, config, redirect },
  { type, custom_scopes: customScopes },
) => {
  if (!providerRow(type)) throw new ProviderError('configuration');
  const { loginRedirectURL, signupRedirectURL } = config.oauth;
  // Before the call: once it has gone well, the page may be left at any moment.
  redirect.expectReturn('oauth');
  try {
    await provider.oauth.start(type, { loginRedirectURL, signupRedirectURL, customScopes });
  } catch (error) {
    redirect.cancelReturn();
    throw error;
  }
  return {
    authEvent: {
      type: 'OAUTH_START',
      data: { provider_type: type, ...(customScopes && { custom_scopes: customScopes }) },
    },
  };
};

/** A provider that this client cannot start is the page's mistake, not the visitor's. */
export function explainUnknown(error: ProviderError): 'unknownProvider' | undefined {
  return error.code === 'configuration' ? 'unknownProvider' : undefined;
}
