/** Proves by a passkey that it is the visitor. A chunk of its own, for visitors who have one. */
import { explainConfiguration } from '../provider/passkeys/failures.ts';
import { pageRequests } from '../provider/passkeys/requests.ts';
import type { ProveByPasskey } from '../provider/proofs/port.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import { authenticateOf } from '../provider/stytch/passkeys.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export const passkeyProofOf =
  (client: StytchClientShape): ProveByPasskey =>
  async (options) => {
    try {
      const authenticate = authenticateOf(client);
      return await pageRequests().alone(() =>
        authenticate({ ...options, autofill: false, onChosen: () => undefined }),
      );
    } catch (thrown) {
      explainConfiguration(thrown, options.domain);
      throw thrown;
    }
  };
