/** Where the code of each screen of `<auth-b2b-widget>` is. */

import type { ScreenLoaders } from '../../shell/runner/screen.ts';
import type { Business } from '../flow/types.ts';

// Chunks are compared by their loader.
const arrival = () => import('./arrival/screens.tsx');
const mfa = () => import('./mfa/screens.tsx');
const passwords = () => import('./passwords/screens.tsx');
const authenticatorApp = () => import('./authenticator-app/screens.tsx');

/** The chunk of each screen. Without an entry for every screen, this does not compile. */
export const SCREENS: ScreenLoaders<Business> = {
  LoggingIn: arrival,
  OtherAccount: arrival,
  Finishing: arrival,
  LoggedIn: arrival,
  EmailConfirmation: arrival,
  EmailMethodSelection: arrival,
  EmailOtpEntry: arrival,
  Discovery: arrival,
  ErrorOrganizationNotFound: arrival,
  Error: arrival,
  PasswordEmail: passwords,
  PasswordAuthenticate: passwords,
  PasswordForgotForm: passwords,
  PasswordSetNewConfirmation: passwords,
  PasswordResetVerifyConfirmation: passwords,
  PasswordResetForm: passwords,
  SsoDiscoveryEmail: arrival,
  SsoDiscoveryMenu: arrival,
  SsoDiscoverySlug: arrival,
  MfaSelection: mfa,
  SmsOtpEnrollment: mfa,
  SmsOtpEntry: mfa,
  TotpEnrollment: authenticatorApp,
  TotpEntry: mfa,
  RecoveryCodeEntry: mfa,
  RecoveryCodeSave: mfa,
};
