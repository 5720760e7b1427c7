import type { OAuthGetURLOptions, StytchClient } from '@stytch/vanilla-js/headless';
import { ProviderError } from '../errors.ts';
import type { OAuth } from '../port.ts';
import { call, withoutUndefined } from './answers.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';

/** Every provider of the SDK has the same calls; which ones there are depends on its release. */
type ProviderFlow = StytchClient['oauth']['google'];

/** @param ready comes before each start that leaves the page */
export const startOf =
  (client: StytchClientShape, ready: (signal: AbortSignal) => Promise<void>): OAuth['start'] =>
  async (type, options) => {
    const flow = Reflect.get(client.oauth ?? {}, type) as Partial<ProviderFlow> | null | undefined;
    const start = flow?.start;
    if (typeof start !== 'function') throw new ProviderError('configuration');
    await ready(options.signal);
    const body = withoutUndefined<OAuthGetURLOptions>({
      login_redirect_url: options.loginRedirectURL,
      signup_redirect_url: options.signupRedirectURL,
      custom_scopes: options.customScopes && [...options.customScopes],
      provider_params: options.providerParams && { ...options.providerParams },
      oauth_attach_token: options.attachToken,
    });
    await call(async () => start.call(flow, body));
  };

export const oauthOf = (...given: Parameters<typeof startOf>): OAuth => ({
  start: startOf(...given),
  async authenticate(token, minutes) {
    const [client] = given;
    const authenticate = client.oauth?.authenticate;
    if (!authenticate) throw new ProviderError('configuration');
    return sessionBy(client, () =>
      authenticate.call(client.oauth, token, { session_duration_minutes: minutes }),
    );
  },
});
