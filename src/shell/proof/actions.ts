/** What "Confirm it's you" asks the provider. */
import type { Moment } from '../../kit/lib/countdown.ts';
import { recentSends } from '../../kit/lib/recent-sends.ts';
import { askAlone, explainConfiguration } from '../../provider/passkeys/requests.ts';
import type { Answer, CodeChannel, Proofs, SendCodeOptions } from '../../provider/port.ts';
import type { Action } from '../runner/types.ts';
import type { ProvedTypes } from './proved.ts';

/** By provider. */
const codes = recentSends<{ methodId: string; data: Answer }>();

export interface CodeTarget {
  readonly by: CodeChannel;
  readonly to: string;
}

export interface SentCode extends CodeTarget {
  readonly methodId: string;
  readonly sentAt: Moment;
  readonly expirationMinutes: number;
}

export interface SentTo extends CodeTarget {
  /** The visitor who is to be signed in. */
  readonly userId: string;
  readonly onSent: (code: SentCode) => void;
}

/**
 * Sends a code, the first one or another, unless the last one is on its way.
 * @param options of the message
 */
export async function sendOnce(
  provider: ProvedTypes['provider'],
  { userId, by, to }: Omit<SentTo, 'onSent'>,
  options: SendCodeOptions,
) {
  const proofs = await provider.proofs();
  const { answer, sentAt, isNew } = await codes.send(provider, to, () =>
    proofs.sendCode(userId, by, to, options),
  );
  const { expirationMinutes } = options;
  const sent: SentCode = { by, to, methodId: answer.methodId, sentAt, expirationMinutes };
  return { sent, ...(isNew && { authEvent: { type: 'OTP_SEND', data: answer.data } as const }) };
}

export const sendCode: Action<ProvedTypes, SentTo> = async ({ provider, config }, { onSent, ...target }) => {
  const { sent, ...told } = await sendOnce(provider, target, config.otp);
  onSent(sent);
  return told;
};

/** A code that was used proves nothing any more: the next one is sent at once. */
export const forgetSent = (provider: ProvedTypes['provider']): void => codes.forget(provider);

export interface PasskeyProof {
  readonly userId: string;
  /** @param isOwn whether the answer is about the visitor who was asked, and who is signed in */
  readonly onProved: (isOwn: boolean) => void;
}

const isOwn = (proofs: Proofs, answered: string, userId: string): boolean =>
  answered === userId && proofs.current()?.user.user_id === userId;

export interface CodeProof extends PasskeyProof {
  readonly code: string;
  readonly methodId: string;
}

export const enterCode: Action<ProvedTypes, CodeProof> = async (
  { provider, emit },
  { userId, code, methodId, onProved },
) => {
  const proofs = await provider.proofs();
  const { data, user } = await proofs.enterCode(userId, code, methodId);
  forgetSent(provider);
  // Another visitor's account may be drawn by now, and the page hears of it all the same.
  emit({ type: 'OTP_AUTHENTICATE', data });
  onProved(isOwn(proofs, user.user_id, userId));
  return {};
};

export interface AppProof extends PasskeyProof {
  readonly code: string;
}

/** By the code that an authenticator app shows. */
export const enterAppCode: Action<ProvedTypes, AppProof> = async (
  { provider, emit },
  { userId, code, onProved },
) => {
  const proofs = await provider.proofs();
  const { data, user } = await proofs.totps.authenticate(userId, code);
  emit({ type: 'TOTP_AUTHENTICATE', data });
  onProved(isOwn(proofs, user.user_id, userId));
  return {};
};

export const provePasskey: Action<ProvedTypes, PasskeyProof> = async (
  { provider, config, signal, emit },
  { userId, onProved },
) => {
  const { domain } = config.passkeys;
  const proofs = await provider.proofs();
  try {
    const { data, user } = await askAlone(() => proofs.usePasskey(userId, { domain, signal }), signal);
    emit({ type: 'WEBAUTHN_AUTHENTICATE', data });
    onProved(isOwn(proofs, user.user_id, userId));
    return {};
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
};

/** No way is left: the page hears of the refusal. */
export const giveUp: Action<ProvedTypes, { readonly refusal: unknown }> = async (_context, { refusal }) => {
  throw refusal;
};
