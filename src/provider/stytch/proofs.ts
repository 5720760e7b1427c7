/** "Confirm it's you" over Stytch's client. */
import { minutesLeft } from '../minutes-left.ts';
import type { Proofs } from '../port.ts';
import type { StytchClientShape } from './client.ts';
import { storedSession } from './first-answer.ts';
import { otpsOf, sendOtp } from './otps.ts';
import { owned } from './owned.ts';
import { authenticateOf } from './passkeys.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export function proofsOf(client: StytchClientShape): Proofs {
  const sendToUser = sendOtp(client, 'send');
  const { authenticate } = otpsOf(client);
  const current = () => storedSession(client);
  const sessionMinutes = (): number => minutesLeft(current()?.session);
  return {
    hasPasskeys: client.webauthn?.authenticate !== undefined,
    current,
    sendCode: (userId, by, to, options) => owned(client, userId, () => sendToUser(by, to, options))(),
    enterCode: (code, methodId) => authenticate(code, methodId, sessionMinutes()),
    usePasskey: async ({ domain, signal }) =>
      authenticateOf(client)({
        domain,
        signal,
        sessionMinutes: sessionMinutes(),
        autofill: false,
        onChosen: () => undefined,
      }),
  };
}
