/** Where the code of each screen of `<auth-b2b-widget>` is. */
import type { ScreenLoaders, SecondaryScreen } from '../../b2b/screen.ts';
import type { Loader } from '../../chunks/fetch-part.ts';
import { B2B_PRODUCTS, type B2bProduct, type ResolvedB2bConfig } from '../../config/b2b/types.ts';

// Chunks are compared by their loader, and the screens of a folder are in one chunk.
const arrival = () => import('../../b2b/arrival/screens.ts');
const email = () => import('../../b2b/email/screens.ts');
const mfa = () => import('../../b2b/mfa/screens.ts');
const organizations = () => import('../../b2b/organizations/screens.ts');
const passwords = () => import('../../b2b/passwords/screens.tsx');
const authenticatorApp = () => import('../../b2b/authenticator-app/screens.ts');
const sso = () => import('../../b2b/sso/screens.tsx');

/** The chunk of each screen. Without an entry for every screen, this does not compile. */
export const B2B_SCREENS: ScreenLoaders<SecondaryScreen> = {
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
