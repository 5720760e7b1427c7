/** "Confirm it's you" over Stytch's client. */
import { minutesLeft } from '../minutes-left.ts';
import type { Passkeys, Proofs } from '../port.ts';
import type { StytchClientShape } from './client.ts';
import { storedSession } from './first-answer.ts';
import { otpsOf, sendOtp } from './otps.ts';
import { owned, proofOf } from './owned.ts';
import { totpsOf } from './totps.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export function proofsOf(client: StytchClientShape, passkeys: Pick<Passkeys, 'authenticate'>): Proofs {
  const sendToUser = sendOtp(client, 'send');
  const { authenticate } = otpsOf(client);
  const current = () => storedSession(client);
  const sessionMinutes = (): number => minutesLeft(current()?.session);
  return {
    hasPasskeys: client.webauthn?.authenticate !== undefined,
    totps: totpsOf(client),
    current,
    sendCode: (userId, by, to, options) => owned(client, userId, () => sendToUser(by, to, options))(),
    enterCode: (userId, code, methodId) =>
      proofOf(client, userId, () => authenticate(code, methodId, sessionMinutes())),
    usePasskey: (userId, { domain, signal }) =>
      proofOf(client, userId, () =>
        passkeys.authenticate({
          domain,
          signal,
          sessionMinutes: sessionMinutes(),
          autofill: false,
          onChosen: () => undefined,
        }),
      ),
  };
}
