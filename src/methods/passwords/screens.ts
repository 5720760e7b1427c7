import type { ScreensOf } from '../method.ts';
import { PasswordBreached } from './screens/password-breached.tsx';
import { PasswordConfirmation } from './screens/password-confirmation.tsx';
import { PasswordCreateOrLogin } from './screens/password-create-or-login.tsx';
import { PasswordDedupe } from './screens/password-dedupe.tsx';
import { PasswordForgot } from './screens/password-forgot.tsx';
import { PasswordResetForm } from './screens/password-reset-form.tsx';
import { PasswordSetNew } from './screens/password-set-new.tsx';

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
  PasswordForgot: { View: PasswordForgot },
  PasswordBreached: { View: PasswordBreached },
  PasswordDedupe: { View: PasswordDedupe },
  PasswordSetNew: { View: PasswordSetNew },
  PasswordResetForm: { View: PasswordResetForm },
  PasswordConfirmation: { View: PasswordConfirmation },
};
