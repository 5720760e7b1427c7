/** Where the code of each screen of `<auth-b2b-widget>` is. */

import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import { B2B_PRODUCTS, type B2bProduct } from '../../settings/business/types.ts';
import type { Loader } from '../../shell/chunks/fetch-part.ts';
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

/** The chunks that the flow can lead to. A second factor is rare enough to be fetched when it is needed. */
export const laterParts = ({
  products,
}: Pick<ResolvedBusinessConfig, 'products'>): readonly Loader<unknown>[] =>
  products.includes('passwords') ? [arrival, passwords] : [arrival];

const CALLS: Readonly<Record<B2bProduct, readonly string[]>> = {
  emailMagicLinks: [
    'magicLinks.email.loginOrSignup',
    'magicLinks.email.discovery.send',
    'magicLinks.authenticate',
  ],
  emailOtp: ['otps.email.loginOrSignup', 'otps.email.authenticate', 'otps.email.discovery.send'],
  sso: ['sso.start', 'sso.authenticate', 'sso.discoverConnections'],
  oauth: ['oauth.authenticate', 'oauth.discovery.authenticate'],
  passwords: ['passwords.authenticate', 'passwords.strengthCheck', 'passwords.resetByEmailStart'],
};

/** The methods that a page's own client must have, as paths. */
export function clientCalls({ products }: Pick<ResolvedBusinessConfig, 'products'>): readonly string[] {
  return [
    'organization.getBySlug',
    'discovery.organizations.list',
    'discovery.intermediateSessions.exchange',
    ...B2B_PRODUCTS.filter((product) => products.includes(product)).flatMap((product) => CALLS[product]),
  ];
}
