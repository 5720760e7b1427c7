import type { ScreensOf } from '../../method.ts';
import { MfaSelection } from './screens/mfa-selection.tsx';
import { RecoveryCodeEntry } from './screens/recovery-code-entry.tsx';
import { RecoveryCodeSave } from './screens/recovery-code-save.tsx';
import { SmsOtpEnrollment } from './screens/sms-otp-enrollment.tsx';
import { SmsOtpEntry } from './screens/sms-otp-entry.tsx';
import { TotpEntry } from './screens/totp-entry.tsx';

export const screens: ScreensOf<
  'MfaSelection' | 'SmsOtpEnrollment' | 'SmsOtpEntry' | 'TotpEntry' | 'RecoveryCodeEntry' | 'RecoveryCodeSave'
> = {
  MfaSelection: { View: MfaSelection },
  SmsOtpEnrollment: { View: SmsOtpEnrollment },
  SmsOtpEntry,
  TotpEntry: { View: TotpEntry },
  RecoveryCodeEntry: { View: RecoveryCodeEntry },
  RecoveryCodeSave,
};
