/** Where the code of each screen of `<auth-b2b-widget>` is. */

import type { ScreenLoaders } from '../../shell/runner/screen.ts';
import type { Business } from '../flow/types.ts';

// Chunks are compared by their loader.
const usual = () => import('../usual-screens.ts');
const mfa = () => import('./mfa/screens.tsx');
const passwords = () => import('./passwords/screens.tsx');
const authenticatorApp = () => import('./authenticator-app/screens.tsx');

/** The chunk of each screen. Without an entry for every screen, this does not compile. */
export const SCREENS: ScreenLoaders<Business> = {
  LoggingIn: usual,
  AlreadySignedIn: usual,
  OtherAccount: usual,
  Finishing: usual,
  LoggedIn: usual,
  EmailConfirmation: usual,
  EmailMethodSelection: usual,
  EmailOtpEntry: usual,
  Discovery: usual,
  ErrorOrganizationNotFound: usual,
  Error: usual,
  PasswordEmail: passwords,
  PasswordAuthenticate: passwords,
  PasswordForgotForm: passwords,
  PasswordSetNewConfirmation: passwords,
  PasswordResetVerifyConfirmation: passwords,
  PasswordResetForm: passwords,
  SsoDiscoveryEmail: usual,
  SsoDiscoveryMenu: usual,
  SsoDiscoverySlug: usual,
  MfaSelection: mfa,
  SmsOtpEnrollment: mfa,
  SmsOtpEntry: mfa,
  TotpEnrollment: authenticatorApp,
  TotpEntry: mfa,
  RecoveryCodeEntry: mfa,
  RecoveryCodeSave: mfa,
};
