/** "Confirm that it is you" over Stytch's client. Bundled with what asks for it. */
import { withDeadline } from '../deadline.ts';
import type { Proofs } from '../proofs/port.ts';
import type { StytchClientShape } from './client.ts';
import { otpsOf } from './otps.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export function proofsOf(client: StytchClientShape): Proofs {
  const { sendToUser, authenticate } = otpsOf(client);
  return {
    hasPasskeys: client.webauthn?.authenticate !== undefined,
    sendCode: (...code) => withDeadline(sendToUser(...code)),
    enterCode: (...code) => withDeadline(authenticate(...code)),
  };
}
