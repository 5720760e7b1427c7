/**
 * The meaning of every option, event and screen, for docs/reference.md. The sources type these records, so an
 * undocumented value does not compile.
 */
import { CODE_MINUTES, LINK_MINUTES, type MinutesRule, SESSION_MINUTES } from '../emulator/http/minutes.ts';
import type { ScreenName } from '../src/consumer/flow/screens.ts';
import { DEFAULTS } from '../src/settings/defaults.ts';
import type { AuthErrorCode, AuthEventType, Config, Method } from '../src/settings/types.ts';
import { PROVIDERS } from '../src/shell/views/oauth/providers.ts';

/** Every option by its dotted path; `[]` stands for an item of a list. An object with any keys is one option. */
export type PathsOf<T> = {
  [Key in keyof Required<T> & string]: NonNullable<T[Key]> extends readonly (infer Item)[]
    ? Key | (Item extends object ? `${Key}[].${PathsOf<Item>}` : never)
    : NonNullable<T[Key]> extends object
      ? string extends keyof NonNullable<T[Key]>
        ? Key
        : `${Key}.${PathsOf<NonNullable<T[Key]>>}`
      : Key;
}[keyof Required<T> & string];

export interface Option {
  readonly meaning: string;
  /** A JSON value. */
  readonly byDefault?: unknown;
}

export const within = ({ min, max }: MinutesRule): string => `Stytch accepts ${min} to ${max} minutes.`;

export const projects = 'Default: the URL in the project’s settings';
export const language = (of: string): Option => ({ meaning: `Language of the ${of}, such as \`es\`.` });
export const template = 'ID of one of the project’s email templates';

export const options: Readonly<Record<PathsOf<Config>, Option>> = {
  products: {
    byDefault: DEFAULTS.products,
    meaning:
      'Login methods, at least one. Buttons always come above the form: the order applies among the buttons (`oauth`, `crypto`, `passkeys`) and among the form’s tabs (the others). With `passwords`, all that asks for an email address is one form, at the place of the first of them.',
  },
  'emailMagicLinksOptions.loginRedirectURL': {
    meaning: `Where a link sends existing users. ${projects}.`,
  },
  'emailMagicLinksOptions.loginExpirationMinutes': {
    byDefault: DEFAULTS.emailMagicLinksOptions.loginExpirationMinutes,
    meaning: `How long a link for an existing user is valid. ${within(LINK_MINUTES)}`,
  },
  'emailMagicLinksOptions.signupRedirectURL': { meaning: `Where a link sends new users. ${projects}.` },
  'emailMagicLinksOptions.signupExpirationMinutes': {
    byDefault: DEFAULTS.emailMagicLinksOptions.loginExpirationMinutes,
    meaning: `How long a link for a new user is valid. ${within(LINK_MINUTES)}`,
  },
  'emailMagicLinksOptions.createUserAsPending': {
    byDefault: false,
    meaning:
      'Whether Stytch keeps new users as `pending` until they first sign in. Sent as `create_user_as_pending`, which Stytch documents for servers only: it may be ignored.',
  },
  'emailMagicLinksOptions.loginTemplateId': { meaning: `${template}, for existing users.` },
  'emailMagicLinksOptions.signupTemplateId': { meaning: `${template}, for new users.` },
  'emailMagicLinksOptions.domainHint': {
    meaning: 'The sender’s email domain, which the links to Gmail and Yahoo search for.',
  },
  'emailMagicLinksOptions.locale': language('emails'),
  'otpOptions.methods': {
    byDefault: DEFAULTS.otpOptions.methods,
    meaning:
      'How passcodes are sent, in the order of the tabs. Needs at least one if `products` includes `otp`.',
  },
  'otpOptions.expirationMinutes': {
    byDefault: DEFAULTS.otpOptions.expirationMinutes,
    meaning: `How long a passcode is valid. ${within(CODE_MINUTES)}`,
  },
  'otpOptions.loginTemplateId': { meaning: `${template}, for codes to existing users.` },
  'otpOptions.signupTemplateId': { meaning: `${template}, for codes to new users.` },
  'otpOptions.phoneCountry': {
    byDefault: DEFAULTS.otpOptions.phoneCountry,
    meaning:
      'Country of phone numbers that are typed without a calling code, as an ISO 3166-1 code such as `DE`. `auto`: the region in the page’s language (`de-AT`), else the browser’s region for that language, else the country where most people speak it.',
  },
  'otpOptions.hideBack': {
    byDefault: false,
    meaning: 'Whether the screen that asks for the passcode has no back arrow.',
  },
  'otpOptions.locale': language('messages'),
  'oauthOptions.providers': {
    byDefault: [],
    meaning:
      'Social login providers, in the order of their buttons. Needs at least one if `oauth` is the only product.',
  },
  'oauthOptions.providers[].type': {
    meaning: `Required. One of ${Object.keys(PROVIDERS)
      .map((type) => `\`${type}\``)
      .join(', ')}.`,
  },
  'oauthOptions.providers[].one_tap': {
    byDefault: false,
    meaning: '`google` only: shows One Tap in place of the button.',
  },
  'oauthOptions.providers[].position': {
    byDefault: 'embedded',
    meaning: 'Where the One Tap prompt appears: `embedded` in the widget, or `floating` above the page.',
  },
  'oauthOptions.providers[].cancel_on_tap_outside': {
    byDefault: false,
    meaning: 'Whether a click beside the One Tap prompt closes it. Nothing takes its place then.',
  },
  'oauthOptions.providers[].custom_scopes': {
    meaning: 'Scopes to request in addition to the default ones.',
  },
  'oauthOptions.providers[].provider_params': {
    meaning: 'Parameters for the social login provider, such as `{ "prompt": "consent" }`.',
  },
  'oauthOptions.loginRedirectURL': { meaning: `Where the social login leads existing users. ${projects}.` },
  'oauthOptions.signupRedirectURL': { meaning: `Where the social login leads new users. ${projects}.` },
  'passwordOptions.loginRedirectURL': {
    meaning: `Where the second link in a reset email leads, which logs in without a new password. ${projects}.`,
  },
  'passwordOptions.resetPasswordRedirectURL': {
    meaning: `Where a reset email leads: the page with \`<auth-reset-password>\`. ${projects}.`,
  },
  'passwordOptions.resetPasswordExpirationMinutes': {
    byDefault: DEFAULTS.passwordOptions.resetPasswordExpirationMinutes,
    meaning: `How long a reset email is valid. ${within(LINK_MINUTES)}`,
  },
  'passwordOptions.resetPasswordTemplateId': { meaning: `${template}, for password resets.` },
  'passwordOptions.locale': language('emails'),
  'passkeyOptions.domain': {
    meaning:
      'The domain that passkeys are for: the page’s host, or a domain above it, such as `example.com`. A passkey works only for the domain it was created for. Default: the page’s host.',
  },
  'passkeyOptions.offer': {
    byDefault: DEFAULTS.passkeyOptions.offer,
    meaning:
      'Whether to offer a passkey to visitors who have signed in another way. Not for 30 days in a browser where the visitor said no, and not to users who have one.',
  },
  'passkeyOptions.sessionDurationMinutes': {
    meaning: `How long a session lasts that begins with a passkey. ${within(SESSION_MINUTES)} Default: \`sessionOptions.sessionDurationMinutes\`.`,
  },
  'sessionOptions.sessionDurationMinutes': {
    byDefault: DEFAULTS.sessionOptions.sessionDurationMinutes,
    meaning: `How long a session lasts. ${within(SESSION_MINUTES)}`,
  },
  'cookieOptions.domain': {
    meaning:
      'Domain of the session’s cookies, such as `example.com`. Needs `availableToSubdomains`. Default: the page’s host.',
  },
  'cookieOptions.path': { byDefault: '/', meaning: 'Path of the session’s cookies.' },
  'cookieOptions.availableToSubdomains': {
    byDefault: false,
    meaning: 'Whether the hosts below the domain get the session’s cookies, too.',
  },
  'cookieOptions.opaqueTokenCookieName': {
    byDefault: 'stytch_session',
    meaning: 'Name of the cookie with the session token.',
  },
  'cookieOptions.jwtCookieName': {
    byDefault: 'stytch_session_jwt',
    meaning: 'Name of the cookie with the session’s JWT.',
  },
  enableShadowDOM: {
    byDefault: true,
    meaning:
      '`false` does the same as the attribute `no-shadow`, which wins. Read once, when the element is first connected.',
  },
};

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
  session: 'The visitor already had a session, and `already-signed-in` is `succeed`.',
};

export const eventTypes: Readonly<Record<AuthEventType, string>> = {
  SESSION_FOUND:
    'The visitor already had a session when the page was opened, and Stytch has just confirmed it. `data: { session, user }`',
  MAGIC_LINK_LOGIN_OR_CREATE: 'A link was sent.',
  MAGIC_LINK_AUTHENTICATE: 'A link’s token was exchanged for a session.',
  OTP_LOGIN_OR_CREATE: 'A passcode was sent.',
  OTP_AUTHENTICATE: 'A passcode was accepted.',
  OAUTH_START:
    'The browser is about to go to a social login provider (`data: { provider_type }`), or the visitor chose an account in One Tap (`data` also has `one_tap: true`).',
  OAUTH_AUTHENTICATE: 'The token of a social login was exchanged for a session.',
  PASSWORD_CREATE: 'A user signed up with a password.',
  PASSWORD_AUTHENTICATE: 'A password was accepted.',
  PASSWORD_RESET_BY_EMAIL_START: 'A reset email was sent.',
  PASSWORD_RESET_BY_EMAIL: 'A new password was set with the token from a reset email.',
  CRYPTO_WALLET_AUTHENTICATE_START: 'Stytch returned a message for the wallet to sign.',
  CRYPTO_WALLET_AUTHENTICATE: 'The signature was accepted.',
  WEBAUTHN_REGISTER: 'A passkey was created for the user who is signed in.',
  WEBAUTHN_AUTHENTICATE: 'A passkey was accepted.',
  WEBAUTHN_UPDATE: 'A passkey was renamed, in `<auth-passkeys>`.',
  WEBAUTHN_DELETE: 'A passkey was deleted, in `<auth-passkeys>`.',
  AUTHENTICATE_FLOW_COMPLETE: 'The last event of every sign-in, just before `auth-success`. `data` is empty.',
};

export const screens: Readonly<Record<ScreenName, string>> = {
  Main: 'The first screen: buttons, tabs and a field.',
  LoggingIn:
    'A token from the page’s URL (emailed link, social login) is being exchanged, or waits for a click on Continue.',
  OtherAccount:
    'An emailed link, or a password that was set by one, has signed in an account that this browser did not ask for. Asks before the page is told.',
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
  PasswordConfirmation: 'Signed in with a password, an emailed link or a social login.',
  CryptoOtherScreen: 'Lists the wallets that have no button of their own.',
  CryptoSetupWallet: 'Links to wallets to install.',
  CryptoConnect: 'Waits for a wallet to connect.',
  CryptoSignMessage: 'Waits for a wallet to sign.',
  CryptoError:
    'The wallet is not installed, or the wallet or Stytch refused. Leads back to the first screen.',
  CryptoConfirmation: 'Signed in with a wallet.',
  Finishing:
    'Signed in. Waits for work of the page’s own (`waitUntil()` of `auth-success`), or says that it failed.',
  PasskeyOffer: 'Signed in. Offers to create a passkey before the confirmation.',
};
