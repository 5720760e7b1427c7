import type { ScreensOf } from '../../method.ts';
import { EmailConfirmation } from './screens/email-confirmation.tsx';

export const screens: ScreensOf<'EmailConfirmation'> = {
  EmailConfirmation: { View: EmailConfirmation },
};
