import type { ResetReason } from '../../flow/consumer/screens.ts';
import type { Action } from '../method.ts';

/** Sends the email that leads to the reset form. The reason decides which screen confirms it. */
export const sendReset: Action<{ email: string; reason: ResetReason }> = async (
  { provider, config, redirect },
  { email, reason },
) => {
  const options = config.passwords;
  const { data } = await provider.passwords.startReset(email, {
    loginRedirectURL: options.loginRedirectURL,
    resetRedirectURL: options.resetPasswordRedirectURL,
    expirationMinutes: options.resetPasswordExpirationMinutes,
    templateId: options.resetPasswordTemplateId,
  });
  // The email also has a link that signs in without a password.
  redirect.expectLink(options.resetPasswordExpirationMinutes);
  return {
    event: { type: 'resetMailSent', email, reason },
    authEvent: { type: 'PASSWORD_RESET_BY_EMAIL_START', data },
  };
};
