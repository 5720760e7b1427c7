import type { OtpMethod } from '../../config/types.ts';
import type { ProviderError } from '../../provider/errors.ts';
import type { Action } from '../method.ts';

/** Sends a passcode, for the first time or again. `destination` is an e-mail address or E.164. */
export const sendCode: Action<{ method: OtpMethod; destination: string }> = async (
  { provider, config },
  { method, destination },
) => {
  const { methodId, data } = await provider.otps.send(method, destination, {
    expirationMinutes: config.otp.expirationMinutes,
    loginTemplateId: config.otp.loginTemplateId,
    signupTemplateId: config.otp.signupTemplateId,
  });
  return {
    event: { type: 'codeSent', method, methodId, destination },
    told: { type: 'OTP_LOGIN_OR_CREATE', data },
  };
};

export const verifyCode: Action<{ code: string; methodId: string }> = async (
  { provider, config },
  { code, methodId },
) => {
  const answer = await provider.otps.authenticate(code, methodId, config.sessionDurationMinutes);
  const { session, user, data } = answer;
  return {
    event: { type: 'codeAccepted' },
    told: { type: 'OTP_AUTHENTICATE', data },
    success: { method: 'otp', session, user },
  };
};

/** A refused code reads as in the spec's section 8; a failing provider must not read as a wrong code. */
export function explainRefusedCode(error: ProviderError): 'invalidPasscode' | undefined {
  return error.refused ? 'invalidPasscode' : undefined;
}
