import { ProviderError } from '../../../provider/errors.ts';
import { askAlone, explainConfiguration } from '../../../provider/passkeys/requests.ts';
import type { SessionAnswer } from '../../../provider/port.ts';
import { endsSession, explainRefusedCode } from '../../../provider/refusals.ts';
import type { SessionEventType } from '../../../settings/types.ts';
import { forgetSent, sendOnce } from '../../../shell/proof/actions.ts';
import type { Explain } from '../../../shell/runner/types.ts';
import type { HalfSignedIn } from '../../flow/second-factor-types.ts';
import type { Action, ActionResult } from '../../method.ts';

/** What the actions need of a screen's state. */
export const halfOf = ({ accepted, userId }: HalfSignedIn): HalfSignedIn => ({ accepted, userId });

/** Both factors are there: the visitor is signed in as they began. */
const complete = (
  { accepted }: HalfSignedIn,
  type: SessionEventType,
  { session, user, data }: SessionAnswer,
) =>
  ({
    event: accepted,
    authEvent: { type, data },
    success: { method: accepted.method, session, user },
  }) as const satisfies ActionResult;

interface Texted extends HalfSignedIn {
  /** E.164. */
  readonly to: string;
}

export const sendText: Action<Texted> = async ({ provider, config }, { userId, to }) => {
  const { expirationMinutes, locale } = config.secondFactor;
  const options = { expirationMinutes, locale: locale ?? config.otp.locale };
  const { sent, authEvent } = await sendOnce(provider, { userId, by: 'sms', to }, options);
  return { event: { type: 'secondCodeSent', sent }, ...(authEvent && { authEvent }) };
};

interface Entered extends HalfSignedIn {
  readonly code: string;
}

export const enterText: Action<Entered & { readonly methodId: string }> = async (
  { provider },
  { code, methodId, ...half },
) => {
  const proofs = await provider.proofs();
  const answer = await proofs.enterCode(half.userId, code, methodId);
  forgetSent(provider);
  return complete(half, 'OTP_AUTHENTICATE', answer);
};

export const enterAppCode: Action<Entered> = async ({ provider }, { code, ...half }) => {
  const { totps } = await provider.proofs();
  return complete(half, 'TOTP_AUTHENTICATE', await totps.authenticate(half.userId, code));
};

/** Uses the code up. */
export const recover: Action<Entered> = async ({ provider }, { code, ...half }) => {
  const { totps } = await provider.proofs();
  return complete(half, 'TOTP_RECOVER', await totps.recover(half.userId, code));
};

export const usePasskey: Action<HalfSignedIn> = async ({ provider, config, signal }, half) => {
  const { domain } = config.passkeys;
  const proofs = await provider.proofs();
  try {
    const answer = await askAlone(() => proofs.usePasskey(half.userId, { domain, signal }), signal);
    return complete(half, 'WEBAUTHN_AUTHENTICATE', answer);
  } catch (thrown) {
    explainConfiguration(thrown, domain);
    throw thrown;
  }
};

/** Makes the key of a new app. */
export const createApp: Action<HalfSignedIn> = async ({ provider }, { userId }) => {
  const { totps } = await provider.proofs();
  const { registration, data } = await totps.create(userId);
  return {
    event: { type: 'setUpStepped', to: { is: 'key', registration } },
    authEvent: { type: 'TOTP_CREATE', data },
  };
};

/** By its first code, a new app counts. Its recovery codes are saved before the page hears of the session. */
export const verifyApp: Action<Entered & { readonly recoveryCodes: readonly string[] }> = async (
  context,
  { recoveryCodes, ...entered },
) => {
  const result = await enterAppCode(context, entered);
  if (recoveryCodes.length === 0) return result;
  return {
    ...result,
    event: { type: 'setUpStepped', to: { is: 'recoveryCodes', recoveryCodes } },
    next: { afterReload: 'asks' },
  };
};

/** The recovery codes are saved. Asks for the session: a reload may have come between. */
export const finishSetUp: Action<HalfSignedIn> = async ({ provider }, { accepted, userId }) => {
  const found = await provider.confirmSession();
  if (found?.user.user_id !== userId)
    throw new ProviderError('provider', { status: 404, type: 'session_not_found' });
  return { event: accepted, success: { method: accepted.method, session: found.session, user: found.user } };
};

/** Only another sign-in helps. */
export const explainEnd: Explain = (error) => (endsSession(error) ? 'discoveryExpired' : undefined);

export const explainRecovery: Explain = (error) =>
  explainRefusedCode(error) ? 'wrongRecoveryCode' : undefined;
