import type { ScreensOf } from '../../method.ts';
import { TotpEnrollment } from '../mfa/screens/totp-enrollment.tsx';

/** Apart from the other second factors, because most members enrol once and the code that draws QR codes is large. */
export const screens: ScreensOf<'TotpEnrollment'> = { TotpEnrollment };
