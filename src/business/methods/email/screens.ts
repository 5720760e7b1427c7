import type { ScreensOf } from '../../method.ts';
import { EmailConfirmation } from './screens/email-confirmation.tsx';
import { EmailMethodSelection } from './screens/email-method-selection.tsx';
import { EmailOtpEntry } from './screens/email-otp-entry.tsx';

export const emailScreens: ScreensOf<'EmailConfirmation' | 'EmailMethodSelection' | 'EmailOtpEntry'> = {
  EmailConfirmation: { View: EmailConfirmation },
  EmailMethodSelection: { View: EmailMethodSelection },
  EmailOtpEntry: { View: EmailOtpEntry },
};
