/** Accounts at other providers over Stytch's client. */
import type { Connections } from '../account-port.ts';
import { ProviderError, withDeadline } from '../errors.ts';
import { call } from './answers.ts';
import { changesOf, endAtOnce, sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { bootstrapSettled } from './internals.ts';
import { startOf } from './oauth.ts';
import { missingCall, owned } from './owned.ts';

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @param userId whose accounts they are, whoever another page has signed in
 */
export function connectionsOf(client: StytchClientShape, userId: string): Connections {
  const start = startOf(client, async (signal) => {
    // The SDK's start waits for that without a limit. That the page may start, the answer to the request before has shown.
    await withDeadline(bootstrapSettled(client));
    signal.throwIfAborted();
  });
  const { attach, authenticate } = client.oauth ?? {};

  return {
    async start(type, options) {
      if (!attach) throw missingCall('oauth.attach');
      const request = owned(client, userId, () => attach.call(client.oauth, type));
      const attached = await withDeadline(changesOf(client).run(() => call(request)));
      await start(type, { ...options, attachToken: attached.oauth_attach_token });
    },
    async finish(token) {
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
