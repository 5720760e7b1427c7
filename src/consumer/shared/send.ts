import { addressHash } from '../../kit/lib/address-hash.ts';
import { thisMoment } from '../../kit/lib/countdown.ts';
import { recentSends } from '../../kit/lib/recent-sends.ts';
import type { Answer, IdentityProvider } from '../../provider/port.ts';
import type { OtpMethod } from '../../settings/types.ts';
import type { ResetReason } from '../flow/screens.ts';
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
    const options = {
      expirationMinutes,
      loginTemplateId,
      signupTemplateId,
      locale,
      ...(config.isClosed && { existingOnly: true }),
    };
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
    ...(isNew && { authEvent: { type: config.isClosed ? 'OTP_SEND' : 'OTP_LOGIN_OR_CREATE', data } }),
  };
};

/** Lets the next code be sent at once: a code that has signed somebody in cannot do so again. */
export function forgetCodes(provider: IdentityProvider): void {
  codes.forget(provider);
}

/** Sends a magic link (spec section 7). */
export const sendLink: Action<{ email: string }> = async (
  { provider, config, redirect, submit },
  { email },
) => {
  const options = { ...config.emailMagicLinks, ...(config.isClosed && { existingOnly: true }) };
  // Begun before the link is sent, so that nobody waits for it.
  const hash = addressHash(email);
  await submit({ method: 'magic_link', action: 'send', identifier: email });
  const { data } = await provider.magicLinks.send(email, options);
  redirect.expectLink({ tokenType: 'magic_links', addressHash: await hash });
  return {
    event: { type: 'linkSent', email, sentAt: thisMoment() },
    authEvent: { type: config.isClosed ? 'MAGIC_LINK_SEND' : 'MAGIC_LINK_LOGIN_OR_CREATE', data },
  };
};

/** Sends the email that leads to the reset form. The reason decides which screen confirms it. */
export const sendReset: Action<{ email: string; reason: ResetReason }> = async (
  { provider, config, redirect, submit },
  { email, reason },
) => {
  const options = config.passwords;
  const hash = addressHash(email);
  await submit({ method: 'password', action: 'send_reset', identifier: email });
  const { data } = await provider.passwords.startReset(email, {
    loginRedirectURL: options.loginRedirectURL,
    resetRedirectURL: options.resetPasswordRedirectURL,
    expirationMinutes: options.resetPasswordExpirationMinutes,
    templateId: options.resetPasswordTemplateId,
    locale: options.locale,
  });
  // The email also has a link that signs in without a password.
  redirect.expectLink({ tokenType: 'login', addressHash: await hash });
  return {
    event: { type: 'resetMailSent', email, reason, sentAt: thisMoment() },
    authEvent: { type: 'PASSWORD_RESET_BY_EMAIL_START', data },
  };
};
