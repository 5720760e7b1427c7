import type { ProviderError } from '../../provider/errors.ts';
import type { Action } from '../method.ts';

export const verifyCode: Action<{ code: string; methodId: string }> = async (
  { provider, config },
  { code, methodId },
) => {
  const answer = await provider.otps.authenticate(code, methodId, config.sessionDurationMinutes);
  const { session, user, data } = answer;
  return {
    event: { type: 'codeAccepted' },
    authEvent: { type: 'OTP_AUTHENTICATE', data },
    success: { method: 'otp', session, user },
  };
};

/** A refused code reads as in the spec's section 8; neither a failing provider nor a page's own mistake does. */
export function explainRefusedCode(error: ProviderError): 'invalidPasscode' | undefined {
  return error.refused && /otp|code/.test(error.type ?? '') ? 'invalidPasscode' : undefined;
}
