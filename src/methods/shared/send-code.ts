import type { OtpMethod } from '../../config/types.ts';
import type { Action } from '../method.ts';

/** Sends a passcode, the first one or another. `destination` is an email address or an E.164 phone number. */
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
