import type { ScreensOf } from '../../method.ts';
import { OTPAuthenticate } from './screens/otp-authenticate.tsx';
import { OTPConfirmation } from './screens/otp-confirmation.tsx';

export const screens: ScreensOf<'OTPAuthenticate' | 'OTPConfirmation'> = {
  OTPAuthenticate: { View: OTPAuthenticate },
  OTPConfirmation: { View: OTPConfirmation },
};
