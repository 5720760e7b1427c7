import type { FactorOwner } from '../../../provider/business-port.ts';
import type { Explain } from '../../../shell/runner/types.ts';
import type { PendingMfa } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { concludeSession } from '../../shared/conclude.ts';
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

export const enterTotp: Action<Entered> = async (context, { factor, method, resets, byReset, code }) => {
  const { provider, config } = context;
  const answer = await provider.mfa.authenticateTotp(factor, code, config.sessionDurationMinutes);
  return concludeSession(answer, { method, resets, byReset, type: 'B2B_TOTP_AUTHENTICATE' });
};

/** Signs in with a recovery code, which is used up by that. */
export const recover: Action<Entered> = async (context, { factor, method, resets, byReset, code }) => {
  const { provider, config } = context;
  const answer = await provider.mfa.recover(factor, code, config.sessionDurationMinutes);
  return concludeSession(answer, { method, resets, byReset, type: 'B2B_RECOVERY_CODES_RECOVER' });
};

export const explainFactor: Explain = (error) => explainCode(error) ?? explainExpired(error);

export const explainRecovery: Explain = (error) =>
  explainCode(error) ? 'wrongRecoveryCode' : explainExpired(error);
