import type { FactorOwner, MemberSessionAnswer } from '../../../provider/business-port.ts';
import type { Explain } from '../../../shell/runner/runner.ts';
import type { PendingMfa } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { concludeFound, concludeSession, RESET_OPENED, signedInOf } from '../../shared/conclude.ts';
import { explainCode, explainExpired } from '../../shared/explain.ts';
import { smsCodes, smsKey } from '../../shared/sms-codes.ts';

interface Texted extends PendingMfa {
  /** E.164. */
  readonly phone: string;
}

/** Sends a code by SMS: to the number that is enrolled, or to a new one. */
export const sendSms: Action<Texted> = async ({ provider, config }, { factor, phone }) => {
  const { answer, sentAt, isNew } = await smsCodes.send(provider, smsKey(phone, factor), async () => {
    const { data } = await provider.mfa.sendSms(factor, {
      phone: phone === factor.phone ? undefined : phone,
      locale: config.smsOtp.locale,
    });
    return data;
  });
  return {
    event: { type: 'smsSent', phone, sentAt },
    ...(isNew && { authEvent: { type: 'B2B_SMS_OTP_SEND', data: answer } }),
  };
};

interface Entered extends PendingMfa {
  readonly code: string;
}

export const enterSms: Action<Entered> = async (context, { factor, method, resets, byReset, code }) => {
  const { provider, config } = context;
  const answer = await provider.mfa.authenticateSms(factor, code, config.sessionDurationMinutes);
  smsCodes.forget(provider);
  return concludeSession(answer, { method, resets, byReset, type: 'B2B_SMS_OTP_AUTHENTICATE' });
};

/** Makes the secret for an authenticator app. */
export const createTotp: Action<{ readonly factor: FactorOwner }> = async ({ provider }, { factor }) => {
  const { registration, data } = await provider.mfa.createTotp(factor);
  return { event: { type: 'totpCreated', registration }, authEvent: { type: 'B2B_TOTP_CREATE', data } };
};

/** Signed in; the codes that come with a new app are saved first. */
function giveCodes(answer: MemberSessionAnswer, codes: readonly string[], { resets, byReset }: PendingMfa) {
  return {
    event: {
      type: 'recoveryCodesGiven',
      codes,
      signedIn: signedInOf(answer, { byReset }),
      resets,
    },
    next: { afterReload: 'asks' },
  } as const;
}

export const enterTotp: Action<Entered> = async (context, input) => {
  const { factor, method, resets, byReset, code, registration } = input;
  const { provider, config } = context;
  const answer = await provider.mfa.authenticateTotp(factor, code, config.sessionDurationMinutes);
  const result = concludeSession(answer, { method, resets, byReset, type: 'B2B_TOTP_AUTHENTICATE' });
  return registration ? { ...result, ...giveCodes(answer, registration.recoveryCodes, input) } : result;
};

/** Signs in with a recovery code, which is used up by that. */
export const recover: Action<Entered> = async (context, { factor, method, resets, byReset, code }) => {
  const { provider, config } = context;
  const answer = await provider.mfa.recover(factor, code, config.sessionDurationMinutes);
  return concludeSession(answer, { method, resets, byReset, type: 'B2B_RECOVERY_CODES_RECOVER' });
};

/** Asks for the recovery codes of the visitor who is signed in, after a reload has lost them. */
export const fetchRecoveryCodes: Action<object> = async ({ provider }) => ({
  event: { type: 'recoveryCodesFetched', codes: await provider.mfa.recoveryCodes() },
});

interface Saved {
  /** True if a reload was in between. */
  readonly isResumed: boolean;
  readonly resets: boolean;
}

/** The visitor has saved the codes: the page may go on. After a reload, it learns of the session only now. */
export const finishSaving: Action<Saved> = async ({ provider }, { isResumed, resets }) => {
  if (resets) return { event: RESET_OPENED, next: { afterReload: 'none' } };
  if (!isResumed) return { event: { type: 'recoveryCodesSaved' }, next: 'continue' };
  const found = await provider.confirmSession();
  return found ? concludeFound(found) : { event: { type: 'wentBack' }, next: 'cancel' };
};

export const explainFactor: Explain = (error) => explainCode(error) ?? explainExpired(error);

export const explainRecovery: Explain = (error) =>
  explainCode(error) ? 'wrongRecoveryCode' : explainExpired(error);
