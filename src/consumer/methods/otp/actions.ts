import { accountName } from '../../../kit/lib/account.ts';
import type { ProviderError } from '../../../provider/errors.ts';
import { refusesCode } from '../../../provider/refuses-code.ts';
import type { Action } from '../../method.ts';
import { forgetCodes } from '../../shared/send-code.ts';

export const verifyCode: Action<{ code: string; methodId: string }> = async (
  { provider, config },
  { code, methodId },
) => {
  const answer = await provider.otps.authenticate(code, methodId, config.sessionDurationMinutes);
  forgetCodes(provider);
  const { session, user, data } = answer;
  return {
    event: { type: 'codeAccepted', account: accountName(user) },
    authEvent: { type: 'OTP_AUTHENTICATE', data },
    success: { method: 'otp', session, user },
  };
};

/** Explains refused codes with the text of spec section 8. */
export function explainRefusedCode(error: ProviderError): 'invalidPasscode' | undefined {
  return refusesCode(error) ? 'invalidPasscode' : undefined;
}
