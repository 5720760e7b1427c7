/** A state of the business flow for each of its screens. */
import type {
  Draft as BusinessDraft,
  ScreenName as BusinessScreenName,
  StateOf as BusinessStateOf,
  Visit,
} from '../../src/business/flow/screens.ts';
import type { PageWork } from '../../src/shell/flow-types.ts';
import { acme, confirming, email, list, success } from './business-samples.ts';

export const account = email;
export const organization = acme.name;
export const phone = '+12025550162';
export const reason = { said: 'No.' };
export const sentAt = { date: 1_700_000_000_000, age: 5000 };
export const later = { date: 1_700_000_020_000, age: 25_000 };
export const registration = { secret: 'SECRET', recoveryCodes: ['one', 'two'] };
export const connections = [{ id: 'connection-1', name: 'Okta', identityProvider: 'okta' }];
const reset = { by: 'organization', token: 'token-1' } as const;
export const draft: BusinessDraft = { email };
export const DISCOVER: Visit = { to: 'discover' };
export const AT_ACME: Visit = { to: 'organization', organization: acme };
export const kept = { draft, visit: DISCOVER };

/** What a page does after a sign-in. */
export const work: PageWork = { started: Promise.resolve(), restart: () => undefined };

export const states: { readonly [Name in BusinessScreenName]: BusinessStateOf<Name> } = {
  Main: { screen: 'Main', ...kept },
  EmailConfirmation: { screen: 'EmailConfirmation', email, sentAt, ...kept },
  EmailMethodSelection: { screen: 'EmailMethodSelection', email, ...kept },
  EmailOtpEntry: { screen: 'EmailOtpEntry', email, sentAt, ...kept },
  LoggingIn: {
    screen: 'LoggingIn',
    token: 'token-1',
    tokenType: 'discovery',
    resets: false,
    expected: true,
    ...kept,
  },
  AlreadySignedIn: { screen: 'AlreadySignedIn', account, organization, ...kept },
  OtherAccount: {
    screen: 'OtherAccount',
    account,
    success,
    next: { screen: 'LoggedIn', account, organization, ...kept },
    ...kept,
  },
  LoggedIn: { screen: 'LoggedIn', account, organization, ...kept },
  Finishing: { screen: 'Finishing', account, organization, work, ...kept },
  Discovery: { screen: 'Discovery', ...list, ...kept },
  ErrorOrganizationNotFound: { screen: 'ErrorOrganizationNotFound', draft, visit: { to: 'find' } },
  Error: { screen: 'Error', reason, ...kept },
  PasswordEmail: { screen: 'PasswordEmail', ...kept },
  PasswordAuthenticate: { screen: 'PasswordAuthenticate', email, ...kept },
  PasswordForgotForm: { screen: 'PasswordForgotForm', ...kept },
  PasswordSetNewConfirmation: { screen: 'PasswordSetNewConfirmation', email, sentAt, ...kept },
  PasswordResetVerifyConfirmation: { screen: 'PasswordResetVerifyConfirmation', email, sentAt, ...kept },
  PasswordResetForm: { screen: 'PasswordResetForm', reset, ...kept },
  SsoDiscoveryEmail: { screen: 'SsoDiscoveryEmail', ...kept },
  SsoDiscoveryMenu: { screen: 'SsoDiscoveryMenu', email, connections, ...kept },
  SsoDiscoverySlug: { screen: 'SsoDiscoverySlug', email, ...kept },
  MfaSelection: { screen: 'MfaSelection', ...confirming, ...kept },
  SmsOtpEnrollment: { screen: 'SmsOtpEnrollment', ...confirming, ...kept },
  SmsOtpEntry: { screen: 'SmsOtpEntry', phone, enrolls: false, sentAt, ...confirming, ...kept },
  TotpEnrollment: { screen: 'TotpEnrollment', ...confirming, ...kept },
  TotpEntry: { screen: 'TotpEntry', ...confirming, ...kept },
  RecoveryCodeEntry: { screen: 'RecoveryCodeEntry', from: undefined, ...confirming, ...kept },
  RecoveryCodeSave: { screen: 'RecoveryCodeSave', ...confirming, registration, ...kept },
};
