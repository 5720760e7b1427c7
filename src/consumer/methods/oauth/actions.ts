import { withoutPrototype } from '../../../kit/lib/objects.ts';
import { pageRedirects } from '../../../kit/lib/urls.ts';
import { ProviderError } from '../../../provider/errors.ts';
import type { OAuthProvider } from '../../../settings/types.ts';
import { leaving } from '../../../shell/redirect/leaving.ts';
import { providerRow } from '../../../shell/views/oauth/provider-table.ts';
import type { Action } from '../../method.ts';

/** Leaves the page for the provider's, which sends the visitor back with a token in the address. */
export const startOAuth: Action<OAuthProvider> = async (
  { provider, config, redirect, submit, signal },
  row,
) => {
  const { type, custom_scopes: customScopes, provider_params: providerParams } = withoutPrototype(row);
  if (!providerRow(type)) throw new ProviderError('configuration');
  await submit({ method: 'oauth', action: 'start', provider: type });
  const { loginRedirectURL, signupRedirectURL } = { ...pageRedirects(), ...config.oauth };
  const options = { loginRedirectURL, signupRedirectURL, customScopes, providerParams, signal };
  await leaving(redirect, 'oauth', () => provider.oauth.start(type, options));
  return {
    authEvent: {
      type: 'OAUTH_START',
      data: { provider_type: type, ...(customScopes && { custom_scopes: customScopes }) },
    },
  };
};

/** Explains an unknown provider, which is the page's mistake and not the visitor's. */
export function explainUnknown(error: ProviderError): 'unknownProvider' | undefined {
  return error.code === 'configuration' ? 'unknownProvider' : undefined;
}
