/** "Confirm it's you", before the passkey that was offered is created. */
import type { Moment } from '../../../kit/lib/countdown.ts';
import { recentSends } from '../../../kit/lib/recent-sends.ts';
import { minutesLeft } from '../../../provider/minutes-left.ts';
import { askAlone, explainConfiguration } from '../../../provider/passkeys/requests.ts';
import type { Answer, FoundSession } from '../../../provider/port.ts';
import type { CodeChannel } from '../../../provider/proofs/port.ts';
import type { ProofReason } from '../../../provider/proofs/ways.ts';
import type { Action } from '../../method.ts';

/** Stytch wants a proof that it is the visitor. */
export interface NeededProof {
  readonly reason: ProofReason;
  readonly refusal: unknown;
  readonly found: FoundSession;
  /** How many the visitor has given before. */
  readonly proofs: number;
}

type Proving = Pick<FoundSession, 'session'>;

const codes = recentSends<{ methodId: string; data: Answer }>();

export interface SentProofCode {
  readonly by: CodeChannel;
  readonly to: string;
  readonly methodId: string;
  readonly sentAt: Moment;
}

/** Sends a code, the first one or another. */
export const sendProofCode: Action<{
  readonly by: CodeChannel;
  readonly to: string;
  readonly onSent: (code: SentProofCode) => void;
}> = async ({ provider, config }, { by, to, onSent }) => {
  const { answer, sentAt, isNew } = await codes.send(provider, to, () =>
    provider.otps.sendToUser(by, to, config.otp),
  );
  onSent({ by, to, methodId: answer.methodId, sentAt });
  return isNew ? { authEvent: { type: 'OTP_SEND', data: answer.data } } : {};
};

export const enterProofCode: Action<Proving & { readonly code: string; readonly methodId: string }> = async (
  { provider },
  { code, methodId, session },
) => {
  const { data } = await provider.otps.authenticate(code, methodId, minutesLeft(session));
  codes.forget(provider);
  return { authEvent: { type: 'OTP_AUTHENTICATE', data } };
};

export const provePasskey: Action<Proving> = async ({ provider, config, signal }, { session }) => {
  const { domain } = config.passkeys;
  try {
    const { data } = await askAlone(
      () =>
        provider.passkeys.authenticate({
          autofill: false,
          domain,
          sessionMinutes: minutesLeft(session),
          signal,
          onChosen: () => undefined,
        }),
      signal,
    );
    return { authEvent: { type: 'WEBAUTHN_AUTHENTICATE', data } };
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
};

/** No way is left: the page hears of the refusal. */
export const giveUp: Action<{ readonly refusal: unknown }> = async (_context, { refusal }) => {
  throw refusal;
};
