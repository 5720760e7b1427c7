import { recentSends } from '../../kit/lib/recent-sends.ts';
import type { Answer, IdentityProvider } from '../../provider/port.ts';
import type { OtpMethod } from '../../settings/types.ts';
import type { Action } from '../method.ts';

const codes = recentSends<{ methodId: string; data: Answer; expirationMinutes: number }>();

/** Sends a passcode, the first one or another. `destination` is an email address or an E.164 phone number. */
export const sendCode: Action<{ method: OtpMethod; destination: string }> = async (
  { provider, config, submit },
  { method, destination },
) => {
  const { expirationMinutes, loginTemplateId, signupTemplateId, locale } = config.otp;
  const { answer, sentAt, isNew } = await codes.send(provider, `${method} ${destination}`, async () => {
    await submit({ method: 'otp', action: 'send', identifier: destination });
    const options = { expirationMinutes, loginTemplateId, signupTemplateId, locale };
    return { ...(await provider.otps.send(method, destination, options)), expirationMinutes };
  });
  const { methodId, data } = answer;
  return {
    event: {
      type: 'codeSent',
      method,
      methodId,
      destination,
      sentAt,
      expirationMinutes: answer.expirationMinutes,
    },
    ...(isNew && { authEvent: { type: 'OTP_LOGIN_OR_CREATE', data } }),
  };
};

/** Lets the next code be sent at once: a code that has signed somebody in cannot do so again. */
export function forgetCodes(provider: IdentityProvider): void {
  codes.forget(provider);
}
