/** The meaning of every event and screen of `<auth-b2b-widget>`, for docs/business-reference.md. */

import type { ScreenName as BusinessScreenName } from '../src/business/flow/screens.ts';
import type { B2bEventType, B2bMethod } from '../src/settings/business/types.ts';

export const businessMethods: Readonly<Record<B2bMethod, string>> = {
  magic_link: 'An emailed link.',
  email_otp: 'A code by email.',
  sso: 'Single sign-on: the organization’s identity provider.',
  oauth: 'A social login.',
  password: 'A password: an existing one, or one set through a reset email.',
  impersonation: 'A link from Stytch’s dashboard, with which your support team signs in as a member.',
  session:
    'The widget found a session: `already-signed-in` is `succeed`, or the page was reloaded before the sign-in was finished, such as while your page still worked, or another tab has opened the link that the visitor waited for.',
};

export const businessEventTypes: Readonly<Record<B2bEventType, string>> = {
  SESSION_FOUND:
    'The visitor already had a session when the page was opened, and Stytch has just confirmed it. `data: { session, user, organization }`',
  B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP:
    'A link that signs in to an organization was sent, or one that verifies an address before its first password is set.',
  B2B_MAGIC_LINK_AUTHENTICATE: 'The token of such a link was accepted.',
  B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND: 'A link to the list of organizations was sent.',
  B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE: 'The token of such a link was accepted.',
  B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP: 'A code that signs in to an organization was sent.',
  B2B_OTPS_EMAIL_AUTHENTICATE: 'Such a code was accepted.',
  B2B_OTPS_EMAIL_DISCOVERY_SEND: 'A code that leads to the list of organizations was sent.',
  B2B_OTPS_EMAIL_DISCOVERY_AUTHENTICATE: 'Such a code was accepted.',
  B2B_SSO_START:
    'The browser is about to go to an organization’s identity provider. `data: { connection_id }`',
  B2B_SSO_AUTHENTICATE: 'The token of the organization’s identity provider was accepted.',
  B2B_SSO_DISCOVER_CONNECTIONS: 'The SSO connections of an address were looked up.',
  B2B_OAUTH_START: 'The browser is about to go to a social login provider. `data: { provider_type }`',
  B2B_OAUTH_DISCOVERY_START: 'The same, and the list of organizations follows.',
  B2B_OAUTH_AUTHENTICATE: 'The token of a social login was accepted.',
  B2B_OAUTH_DISCOVERY_AUTHENTICATE: 'The same, and the list of organizations follows.',
  B2B_DISCOVERY_ORGANIZATIONS_LIST: 'The list of organizations was fetched again, such as after a reload.',
  B2B_DISCOVERY_ORGANIZATIONS_CREATE: 'An organization was created.',
  B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE:
    'The visitor has chosen an organization. It may demand a second factor or another method next.',
  B2B_ORGANIZATIONS_GET_BY_SLUG: 'An organization was looked up by its slug, found or not.',
  B2B_PASSWORD_AUTHENTICATE: 'A password was accepted.',
  B2B_PASSWORD_DISCOVERY_AUTHENTICATE: 'A password was accepted, and the list of organizations follows.',
  B2B_PASSWORD_RESET_BY_EMAIL_START: 'A reset email was sent for a password in an organization.',
  B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL_START:
    'A reset email was sent that leads to the list of organizations.',
  B2B_PASSWORD_RESET_BY_EMAIL: 'A new password was set with the token from a reset email.',
  B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL: 'The same, and the list of organizations follows.',
  B2B_PASSWORD_RESET_BY_SESSION: 'A new password was set by a visitor who is signed in.',
  B2B_SMS_OTP_SEND: 'A code for the second factor was sent as a text message.',
  B2B_SMS_OTP_AUTHENTICATE: 'Such a code was accepted.',
  B2B_TOTP_CREATE: 'The secret for an authenticator app was created.',
  B2B_TOTP_AUTHENTICATE: 'A code from an authenticator app was accepted.',
  B2B_RECOVERY_CODES_RECOVER: 'A recovery code was accepted.',
  B2B_IMPERSONATION_AUTHENTICATE: 'The token of an impersonation link was accepted.',
  AUTHENTICATE_FLOW_COMPLETE: 'The last event of every sign-in, just before `auth-success`. `data` is empty.',
};

export const businessScreens: Readonly<Record<BusinessScreenName, string>> = {
  Main: 'The first screen, with the ways to sign in to an organization, or those that lead to the list. Also shown if the chosen organization demands another method.',
  LoggingIn:
    'A token from the page’s URL (emailed link, SSO, social login) is being exchanged, or waits for a click on Continue.',
  AlreadySignedIn: 'The visitor was signed in before. Asks whether to go on so, or to use another account.',
  OtherAccount:
    'An emailed link leads to an account or an organization that this browser did not ask for. Asks the visitor before the page is told.',
  EmailConfirmation: 'A link was sent.',
  EmailMethodSelection: 'Asks whether to send a link or a code, if both are products.',
  EmailOtpEntry: 'A code was sent. Asks for it.',
  Discovery:
    'Lists the organizations that the visitor belongs to, is invited to, or can join. Can also create one.',
  Finishing:
    'Signed in. Waits for the page’s own work (`waitUntil()` of `auth-success`), or says that it failed.',
  LoggedIn: 'Signed in.',
  ErrorOrganizationNotFound: 'There is no organization with this slug.',
  Error:
    'Signing in to the organization is impossible, for example because it accepts no method that the page offers. Leads back to the list or the first screen.',
  PasswordEmail:
    'Asks for the email address that the password is for, if the visitor did not enter it on the first screen.',
  PasswordAuthenticate: 'Asks for the password.',
  PasswordForgotForm: 'Asks for the address to send a reset email to.',
  PasswordSetNewConfirmation: 'A reset email was sent.',
  PasswordResetVerifyConfirmation:
    'The visitor is not a member yet: a link was sent that verifies the address before the first password is set.',
  PasswordResetForm: 'Asks for a new password.',
  SsoDiscoveryEmail: 'Asks for an email address, to look up its SSO connections.',
  SsoDiscoveryMenu: 'Several connections were found. Asks which one to use.',
  SsoDiscoverySlug: 'No connection was found. Asks for the slug of the organization.',
  MfaSelection: 'Asks which second factor to set up.',
  SmsOtpEnrollment: 'Asks for the phone number of a second factor.',
  SmsOtpEntry: 'A text message was sent. Asks for its code.',
  TotpEnrollment: 'Shows the QR code and the secret for an authenticator app.',
  TotpEntry: 'Asks for the app’s code.',
  RecoveryCodeEntry: 'Asks for a recovery code in place of a second factor.',
  RecoveryCodeSave: 'Shows the recovery codes of a new authenticator app, before its first code.',
};
