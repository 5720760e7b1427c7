/** Third-party sign-in over Stytch's client. */
import type { OAuthGetURLOptions, StytchClient } from '@stytch/vanilla-js/headless';
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { OAuth } from '../port.ts';
import { call, given } from './answers.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSettled } from './internals.ts';

/** Every provider of the SDK has the same calls; which ones there are depends on its release. */
type ProviderFlow = StytchClient['oauth']['google'];

export function oauthOf(client: StytchClientShape): OAuth {
  return {
    async start(type, options) {
      const flow = Reflect.get(client.oauth ?? {}, type) as Partial<ProviderFlow> | null | undefined;
      const start = flow?.start;
      if (typeof start !== 'function') throw new ProviderError('configuration');
      // The SDK's `start` waits for the bootstrap without a limit, and cannot be stopped. Waiting here first keeps a late
      // response from taking away visitors who have left the screen or been told that it failed.
      await withDeadline(bootstrapSettled(client));
      options.signal.throwIfAborted();
      const body = given<OAuthGetURLOptions>({
        login_redirect_url: options.loginRedirectURL,
        signup_redirect_url: options.signupRedirectURL,
        custom_scopes: options.customScopes && [...options.customScopes],
        provider_params: options.providerParams && { ...options.providerParams },
      });
      await call(async () => start.call(flow, body));
    },
    async authenticate(token, minutes) {
      const authenticate = client.oauth?.authenticate;
      if (!authenticate) throw new ProviderError('configuration');
      return sessionBy(client, () =>
        authenticate.call(client.oauth, token, { session_duration_minutes: minutes }),
      );
    },
  };
}
