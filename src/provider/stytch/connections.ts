/** Accounts at other providers over Stytch's client. Bundled with what connects them. */
import { ProviderError, withDeadline } from '../errors.ts';
import type { SessionAnswer, StartOAuthOptions } from '../port.ts';
import { missingCall, owned } from './account.ts';
import { call } from './answers.ts';
import { changesOf, endAtOnce, sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSettled } from './internals.ts';
import { startOf } from './oauth.ts';

/**
 * Methods reject with a `ProviderError`. Each is for one user only, whoever another page has signed in.
 * @param client the page's own client, or one made by `sharedClient`
 */
export function connectionsOf(client: StytchClientShape) {
  const start = startOf(client, async (signal) => {
    // The SDK's start waits for that without a limit. That the page may start, the answer to the request before has shown.
    await withDeadline(bootstrapSettled(client));
    signal.throwIfAborted();
  });
  const { attach, authenticate } = client.oauth ?? {};

  return {
    /**
     * Sends the browser to a third-party provider, so that the account there becomes another way in for the user. Resolves when the
     * navigation has been started.
     * @param type of the provider, as in `oauthOptions.providers`
     */
    async start(userId: string, type: string, options: Omit<StartOAuthOptions, 'attachToken'>) {
      if (!attach) throw missingCall('oauth.attach');
      const request = owned(client, userId, () => attach.call(client.oauth, type));
      const attached = await withDeadline(changesOf(client).run(() => call(request)));
      await start(type, { ...options, attachToken: attached.oauth_attach_token });
    },
    /**
     * Exchanges the token that the visitor has come back with, and leaves the session as long as it was. A session of anybody else
     * that it brings is ended at once.
     */
    async finish(userId: string, token: string): Promise<SessionAnswer> {
      if (!authenticate) throw missingCall('oauth.authenticate');
      const request = owned(client, userId, async (minutes) => {
        const answer = await authenticate.call(client.oauth, token, { session_duration_minutes: minutes });
        if (answer.user_id === userId) return answer;
        // The client forgets it in any case.
        await endAtOnce(client).catch(() => undefined);
        throw new ProviderError('unexpected', { cause: new Error('The account belongs to somebody else.') });
      });
      return withDeadline(sessionBy(client, request));
    },
  };
}
