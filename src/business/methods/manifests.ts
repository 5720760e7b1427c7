/** Where the code of each screen of `<auth-b2b-widget>` is. */

import { B2B_PRODUCTS, type B2bProduct, type ResolvedB2bConfig } from '../../settings/business/types.ts';
import type { Loader } from '../../shell/chunks/fetch-part.ts';
import type { ScreenLoaders } from '../../shell/runner/screen.ts';
import type { B2b } from '../flow/types.ts';

// Chunks are compared by their loader, and the screens of a folder are in one chunk.
const arrival = () => import('./arrival/screens.ts');
const email = () => import('./email/screens.ts');
const mfa = () => import('./mfa/screens.ts');
const organizations = () => import('./organizations/screens.ts');
const passwords = () => import('./passwords/screens.tsx');
const authenticatorApp = () => import('./authenticator-app/screens.ts');
const sso = () => import('./sso/screens.tsx');

/** The chunk of each screen. Without an entry for every screen, this does not compile. */
export const B2B_SCREENS: ScreenLoaders<B2b> = {
  LoggingIn: arrival,
  OtherAccount: arrival,
  Finishing: arrival,
  LoggedIn: arrival,
  EmailConfirmation: email,
  EmailMethodSelection: email,
  EmailOtpEntry: email,
  Discovery: organizations,
  ErrorOrganizationNotFound: organizations,
  Error: organizations,
  PasswordEmail: passwords,
  PasswordAuthenticate: passwords,
  PasswordForgotForm: passwords,
  PasswordSetNewConfirmation: passwords,
  PasswordResetVerifyConfirmation: passwords,
  PasswordResetForm: passwords,
  SsoDiscoveryEmail: sso,
  SsoDiscoveryMenu: sso,
  SsoDiscoverySlug: sso,
  MfaSelection: mfa,
  SmsOtpEnrollment: mfa,
  SmsOtpEntry: mfa,
  TotpEnrollment: authenticatorApp,
  TotpEntry: mfa,
  RecoveryCodeEntry: mfa,
  RecoveryCodeSave: mfa,
};

const SCREENS_OF: Readonly<Record<B2bProduct, readonly Loader<unknown>[]>> = {
  emailMagicLinks: [email],
  emailOtp: [email],
  passwords: [passwords],
  sso: [sso],
  oauth: [],
};

/** What each of the products has. They may not have been checked. */
const ofProducts = <Each>(
  { products }: Pick<ResolvedB2bConfig, 'products'>,
  table: Readonly<Record<B2bProduct, readonly Each[]>>,
): readonly Each[] =>
  B2B_PRODUCTS.filter((product) => products.includes(product)).flatMap((product) => table[product]);

/** The chunks that the flow can lead to. A second factor is rare enough to be fetched when it is needed. */
export function laterB2bParts(config: ResolvedB2bConfig): readonly Loader<unknown>[] {
  const direct = config.authFlowType === 'Discovery' ? [organizations] : [];
  return [...new Set([...ofProducts(config, SCREENS_OF), arrival, ...direct])];
}

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
export function b2bClientCalls(config: Pick<ResolvedB2bConfig, 'products'>): readonly string[] {
  return [
    'organization.getBySlug',
    'discovery.organizations.list',
    'discovery.intermediateSessions.exchange',
    ...ofProducts(config, CALLS),
  ];
}
