import { MailSent, PasswordConfirmation } from './screens/mail-sent.tsx';
import { PasswordCreateOrLogin } from './screens/password-create-or-login.tsx';
import { PasswordResetForm } from './screens/password-reset-form.tsx';

export const screens = {
  PasswordCreateOrLogin,
  PasswordForgot: { View: MailSent },
  PasswordBreached: { View: MailSent },
  PasswordDedupe: { View: MailSent },
  PasswordSetNew: { View: MailSent },
  PasswordResetForm: { View: PasswordResetForm },
  PasswordConfirmation: { View: PasswordConfirmation },
};
