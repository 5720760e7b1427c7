/**
 * The meaning of every event, error and screen, for docs/reference.md. The sources type these records, so an
 * undocumented value does not compile.
 */

import type { ScreenName } from '../src/consumer/flow/screens.ts';
import type { AuthErrorCode, AuthEventType, Method } from '../src/settings/types.ts';

export const errorCodes: Readonly<Record<AuthErrorCode, string>> = {
  configuration:
    'The page’s settings are invalid, or a setting of the project’s dashboard refuses the request, which `type` names (Stytch’s `error_type`); one `console.error` says how to fix them. Also if a visitor clicks a social login button whose provider is unknown, or which the page’s `client` has no method for.',
  page: 'The page canceled `auth-submit`, or a promise that it passed to `waitUntil()` was rejected or took too long. See `cause`.',
  network: 'Stytch, or one of the widget’s files, could not be reached.',
  timeout: 'Stytch did not respond, or a file of the widget did not arrive, within 15 seconds.',
  load: 'A file of the widget is not what it should be, such as an error page or a file whose integrity hash does not match.',
  blocked:
    'A browser extension, a network filter or the page’s [Content-Security-Policy](csp.md) blocked a script that the SDK needs; `reason` names it: `captcha` or `fingerprint`. It is absent if a `client` of your own does not say. Reloading the page tries again.',
  provider:
    'Stytch rejected the request: see `status`, `type` (its `error_type`) and `requestId`. If a social login provider refused, `type` is its code, such as `access_denied`. With the `reason` `turned_back`, the visitor came back from there by the browser’s Back button, maybe because [Stytch refused to start](troubleshooting.md#common-findings).',
  validation: 'The input is invalid. Nothing was sent.',
  wallet_connect: 'The wallet is missing, refused to connect, or did not respond within 3 minutes.',
  wallet_sign: 'The wallet did not sign, or signed with a different account than it had shown.',
  one_tap:
    'Google One Tap could not be shown, or Stytch rejected the account. `type` is the reason; the regular button takes its place. A visitor who closes the prompt causes no error.',
  passkey:
    'A passkey could not be used or created; `reason` is one of the 12 biometric error codes of the specification. Also if the visitor canceled (`user_cancellation`). If Stytch refused, `status`, `type` and `requestId` are set, too.',
  clock:
    'By this device’s clock, the session is over as soon as it is there, so the browser keeps no cookie. The visitor is asked to correct the clock, and is not signed in.',
  unsupported:
    'The widget cannot start: the browser is older than it supports, or the page has removed or replaced what it needs. See `cause`.',
  unexpected: 'Anything else: a malformed response, or a bug in the widget. See `cause`.',
};

export const methods: Readonly<Record<Method, string>> = {
  otp: 'A passcode by SMS, WhatsApp or email.',
  magic_link: 'An emailed link, including the link in a reset email that logs in without a new password.',
  password: 'A password: an existing one, a new one, or one set through a reset email.',
  crypto: 'A wallet’s signature.',
  oauth: 'A social login, by its button.',
  one_tap: 'Google One Tap.',
  passkey: 'A passkey.',
  impersonation: 'A link from Stytch’s dashboard, with which your support team signs in as a user.',
  session:
    'The widget found a session: `already-signed-in` is `succeed`, or the page was reloaded before the sign-in was finished, such as at the offer of a passkey, or another tab has opened the link that the visitor waited for.',
};

export const eventTypes: Readonly<Record<AuthEventType, string>> = {
  SESSION_FOUND:
    'The visitor already had a session when the page was opened, and Stytch has just confirmed it. `data: { session, user }`',
  TERMS_ACCEPTED:
    'A visitor who has ticked that they agree to `terms` goes on: once for each tick, before anything is sent. `data: { at, termsUrl, privacyUrl }`, with the time by the visitor’s clock in ISO 8601, and without the URL that the page has not set.',
  MAGIC_LINK_LOGIN_OR_CREATE: 'A link was sent.',
  MAGIC_LINK_SEND: 'A link was sent, on a page with `sign-up="closed"`.',
  MAGIC_LINK_AUTHENTICATE: 'A link’s token was exchanged for a session.',
  OTP_LOGIN_OR_CREATE: 'A passcode was sent.',
  OTP_SEND:
    'A passcode was sent to somebody who has an account: to confirm a change, or on a page with `sign-up="closed"`.',
  OTP_AUTHENTICATE: 'A passcode was accepted.',
  OAUTH_START:
    'The browser is about to go to a social login provider (`data: { provider_type }`), or the visitor chose an account in One Tap (`data` also has `one_tap: true`).',
  OAUTH_AUTHENTICATE: 'The token of a social login was exchanged for a session.',
  IMPERSONATION_AUTHENTICATE: 'The token of an impersonation link was accepted.',
  PASSWORD_CREATE: 'A user signed up with a password.',
  PASSWORD_AUTHENTICATE: 'A password was accepted.',
  PASSWORD_RESET_BY_EMAIL_START: 'A reset email was sent.',
  PASSWORD_RESET_BY_EMAIL: 'A new password was set with the token from a reset email.',
  PASSWORD_RESET_BY_EXISTING_PASSWORD: 'A visitor changed the password by the old one, in `<auth-account>`.',
  PASSWORD_RESET_BY_SESSION:
    'A visitor who is signed in set a password without an old one, in `<auth-account>`.',
  TOTP_CREATE: 'The key of an authenticator app was made. `data` has neither it nor the recovery codes.',
  TOTP_AUTHENTICATE: 'The code of an authenticator app was accepted.',
  TOTP_RECOVER: 'A recovery code was accepted in place of an authenticator app’s.',
  CRYPTO_WALLET_AUTHENTICATE_START: 'Stytch returned a message for the wallet to sign.',
  CRYPTO_WALLET_AUTHENTICATE: 'The signature was accepted.',
  WEBAUTHN_REGISTER: 'A passkey was created for the user who is signed in.',
  WEBAUTHN_AUTHENTICATE: 'A passkey was accepted.',
  WEBAUTHN_UPDATE: 'A passkey was renamed, in `<auth-passkeys>`.',
  USER_UPDATE: 'The visitor’s name was changed.',
  USER_DELETE_EMAIL: 'An email address was deleted from the account.',
  USER_DELETE_PHONE_NUMBER: 'A phone number was deleted from the account.',
  USER_DELETE_OAUTH_REGISTRATION: 'An account at another provider was disconnected, in `<auth-account>`.',
  USER_DELETE_TOTP: 'An authenticator app was removed from the account, in `<auth-account>`.',
  WEBAUTHN_DELETE: 'A passkey was deleted, in `<auth-passkeys>`.',
  AUTHENTICATE_FLOW_COMPLETE: 'The last event of every sign-in, just before `auth-success`. `data` is empty.',
};

export const screens: Readonly<Record<ScreenName, string>> = {
  Main: 'The first screen: buttons, tabs and a field.',
  LoggingIn:
    'A token from the page’s URL (emailed link, social login) is being exchanged, or waits for a click on Continue.',
  AlreadySignedIn: 'The visitor was signed in before. Asks whether to go on so, or to use another account.',
  OtherAccount:
    'An emailed link has signed in an account that this browser did not ask for. Asks before the page is told.',
  EmailConfirmation: 'A link was sent.',
  OTPAuthenticate: 'A passcode was sent. Asks for it.',
  OTPConfirmation: 'Signed in with a passcode.',
  PasswordCreateOrLogin: 'Asks for a new or an existing password, and offers a code or link instead.',
  PasswordForgot: 'A reset email was sent because the visitor forgot the password.',
  PasswordBreached: 'A reset email was sent because the password appeared in a data breach elsewhere.',
  PasswordDedupe: 'A reset email was sent because Stytch wants to verify who owns the account.',
  PasswordSetNew: 'An email was sent through which a user without a password can set one.',
  PasswordResetForm:
    'Asks for a new password or, without a valid token, for the address to send a reset email to.',
  PasswordConfirmation: 'Signed in with a password, an emailed link, a social login or a passkey.',
  CryptoOtherScreen: 'Lists the wallets that have no button of their own.',
  CryptoSetupWallet: 'Links to wallets to install.',
  CryptoConnect: 'Waits for a wallet to connect.',
  CryptoSignMessage: 'Waits for a wallet to sign.',
  CryptoError:
    'The wallet is not installed, or the wallet or Stytch refused. Leads back to the first screen.',
  CryptoConfirmation: 'Signed in with a wallet.',
  Finishing:
    'Signed in. Waits for work of the page’s own (`waitUntil()` of `auth-success`), or says that it failed.',
  SecondFactor: 'Asks for the second factor, after the first (`second-factor`).',
  SecondFactorSetup:
    'Sets up a second factor, on a page that demands one (`second-factor-required`): the key of an app or a number, its code, recovery codes.',
  PasskeyOffer: 'Signed in. Offers to create a passkey before the confirmation.',
};
