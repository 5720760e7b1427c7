import type { OtpMethod } from '../../config/types.ts';
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
    authEvent: { type: 'OTP_LOGIN_OR_CREATE', data },
  };
};
