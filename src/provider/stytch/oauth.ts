/** Third-party sign-in over the provider's own client. */
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { OAuth } from '../port.ts';
import { call, given, toSessionAnswer } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSettled } from './internals.ts';

export function oauthOf(client: StytchClientShape): OAuth {
  return {
    async start(type, options) {
      const flow: unknown = Reflect.get(client.oauth ?? {}, type);
      const start: unknown =
        typeof flow === 'object' && flow !== null ? Reflect.get(flow, 'start') : undefined;
      if (typeof start !== 'function') throw new ProviderError('configuration');
      // The SDK waits for the bootstrap first, with no end: a late answer must not take a visitor away who was
      // told that it failed.
      await withDeadline(bootstrapSettled(client));
      const body = given({
        login_redirect_url: options.loginRedirectURL,
        signup_redirect_url: options.signupRedirectURL,
        custom_scopes: options.customScopes,
      });
      await call(async () => Reflect.apply(start, flow, [body]));
    },
    async authenticate(token, minutes) {
      const options = { session_duration_minutes: minutes };
      if (!client.oauth?.authenticate) throw new ProviderError('configuration');
      const { oauth } = client;
      return toSessionAnswer(await call(async () => oauth.authenticate?.(token, options) ?? {}));
    },
  };
}
