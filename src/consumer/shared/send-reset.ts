import { addressHash } from '../../kit/lib/address-hash.ts';
import { recentSends } from '../../kit/lib/recent-sends.ts';
import type { Answer } from '../../provider/port.ts';
import type { ResetReason } from '../flow/screens.ts';
import type { Action } from '../method.ts';

const emails = recentSends<Answer>();

/** Sends the email that leads to the reset form. The reason decides which screen confirms it. */
export const sendReset: Action<{ email: string; reason: ResetReason }> = async (
  { provider, config, redirect, submit },
  { email, reason },
) => {
  const options = config.passwords;
  const hash = addressHash(email);
  const { answer, sentAt, isNew } = await emails.send(provider, email, async () => {
    await submit({ method: 'password', action: 'send_reset', identifier: email });
    const { data } = await provider.passwords.startReset(email, {
      loginRedirectURL: options.loginRedirectURL,
      resetRedirectURL: options.resetPasswordRedirectURL,
      expirationMinutes: options.resetPasswordExpirationMinutes,
      templateId: options.resetPasswordTemplateId,
      locale: options.locale,
    });
    return data;
  });
  // The email also has a link that signs in without a password.
  if (isNew) redirect.expectLink({ tokenType: 'login', addressHash: await hash });
  return {
    event: { type: 'resetMailSent', email, reason, sentAt, ...(!isNew && { alreadySent: true }) },
    ...(isNew && { authEvent: { type: 'PASSWORD_RESET_BY_EMAIL_START', data: answer } }),
  };
};
