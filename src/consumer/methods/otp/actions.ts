import type { Action } from '../../method.ts';
import { forgetCodes } from '../../shared/send-code.ts';
import { signedIn } from '../../shared/signed-in.ts';

export const verifyCode: Action<{ code: string; methodId: string }> = async (
  { provider, config },
  { code, methodId },
) => {
  const answer = await provider.otps.authenticate(code, methodId, config.sessionDurationMinutes);
  forgetCodes(provider);
  return signedIn('otp', 'OTP_AUTHENTICATE', answer);
};
