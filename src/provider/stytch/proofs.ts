/** "Confirm it's you" over Stytch's client. Bundled with what asks for it. */
import { withDeadline } from '../deadline.ts';
import type { StytchClientShape } from './client.ts';
import { otpsOf } from './otps.ts';

/**
 * Methods reject with a `ProviderError`. Each answer adds a factor to the visitor's session.
 * @param client the page's own client, or one made by `sharedClient`
 */
export function proofsOf(client: StytchClientShape) {
  const { sendToUser, authenticate } = otpsOf(client);
  return {
    /** Whether the client can use passkeys. */
    hasPasskeys: client.webauthn?.authenticate !== undefined,
    sendCode: (...code: Parameters<typeof sendToUser>) => withDeadline(sendToUser(...code)),
    enterCode: (...code: Parameters<typeof authenticate>) => withDeadline(authenticate(...code)),
  };
}
