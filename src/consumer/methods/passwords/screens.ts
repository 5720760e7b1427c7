import type { ScreensOf } from '../../method.ts';
import { MailSent } from './screens/mail-sent.tsx';
import { PasswordConfirmation } from './screens/password-confirmation.tsx';
import { PasswordCreateOrLogin } from './screens/password-create-or-login.tsx';
import { PasswordResetForm } from './screens/password-reset-form.tsx';

export const screens: ScreensOf<
  | 'PasswordCreateOrLogin'
  | 'PasswordForgot'
  | 'PasswordBreached'
  | 'PasswordDedupe'
  | 'PasswordSetNew'
  | 'PasswordResetForm'
  | 'PasswordConfirmation'
> = {
  PasswordCreateOrLogin,
  PasswordForgot: { View: MailSent },
  PasswordBreached: { View: MailSent },
  PasswordDedupe: { View: MailSent },
  PasswordSetNew: { View: MailSent },
  PasswordResetForm: { View: PasswordResetForm },
  PasswordConfirmation: { View: PasswordConfirmation },
};
