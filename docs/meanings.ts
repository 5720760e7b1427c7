/**
 * What the values mean that a page gives and gets. Each record is typed by the sources, so that a value without a
 * meaning does not compile; the types of events are text there, and docs/meanings.test.ts looks for them.
 */
import { CODE_MINUTES, LINK_MINUTES, type MinutesRule, SESSION_MINUTES } from '../emulator/http/minutes.ts';
import { DEFAULTS } from '../src/config/defaults.ts';
import type { AuthErrorCode, Config, Method } from '../src/config/types.ts';
import type { ScreenName } from '../src/flow/consumer/screens.ts';
import { PROVIDERS } from '../src/methods/oauth/providers.ts';

/** Every option by its dotted path; `[]` is an entry of a list. */
type PathsOf<T> = {
  [Key in keyof Required<T> & string]: NonNullable<T[Key]> extends readonly (infer Item)[]
    ? Key | (Item extends object ? `${Key}[].${PathsOf<Item>}` : never)
    : NonNullable<T[Key]> extends object
      ? `${Key}.${PathsOf<NonNullable<T[Key]>>}`
      : Key;
}[keyof Required<T> & string];

interface Option {
  readonly meaning: string;
  /** As JSON has it; left out where there is none. */
  readonly byDefault?: unknown;
}

const within = ({ min, max }: MinutesRule): string => `The provider takes ${min} to ${max} minutes.`;

const projects = 'Default: the address in the project’s settings';
const template = 'Id of an e-mail template of the project';

export const options: Readonly<Record<PathsOf<Config>, Option>> = {
  products: {
    byDefault: DEFAULTS.products,
    meaning:
      'Login methods, at least one. Buttons stand above the form; the order counts among the buttons (`oauth`, `crypto`) and among the tabs of the form (the others).',
  },
  'emailMagicLinksOptions.loginRedirectURL': {
    meaning: `Where a link leads somebody known. ${projects}.`,
  },
  'emailMagicLinksOptions.loginExpirationMinutes': {
    byDefault: DEFAULTS.magicLinkExpirationMinutes,
    meaning: `How long a link for somebody known can be used. ${within(LINK_MINUTES)}`,
  },
  'emailMagicLinksOptions.signupRedirectURL': { meaning: `Where a link leads somebody new. ${projects}.` },
  'emailMagicLinksOptions.signupExpirationMinutes': {
    byDefault: DEFAULTS.magicLinkExpirationMinutes,
    meaning: `How long a link for somebody new can be used. ${within(LINK_MINUTES)}`,
  },
  'emailMagicLinksOptions.createUserAsPending': {
    meaning: 'Taken and not sent: the provider’s browser API has no field for it.',
  },
  'emailMagicLinksOptions.loginTemplateId': { meaning: `${template}, for somebody known.` },
  'emailMagicLinksOptions.signupTemplateId': { meaning: `${template}, for somebody new.` },
  'emailMagicLinksOptions.domainHint': {
    meaning: 'Domain of the sender’s address, which the links to Gmail and Yahoo search for.',
  },
  'otpOptions.methods': {
    byDefault: DEFAULTS.otpMethods,
    meaning: 'Ways to send a passcode, in the order of their tabs; at least one where `products` has `otp`.',
  },
  'otpOptions.expirationMinutes': {
    byDefault: DEFAULTS.otpExpirationMinutes,
    meaning: `How long a passcode can be used. ${within(CODE_MINUTES)}`,
  },
  'otpOptions.loginTemplateId': { meaning: `${template}, for codes to somebody known.` },
  'otpOptions.signupTemplateId': { meaning: `${template}, for codes to somebody new.` },
  'oauthOptions.providers': {
    byDefault: [],
    meaning:
      'Third-party providers, in the order of their buttons; at least one where `oauth` is the only product.',
  },
  'oauthOptions.providers[].type': {
    meaning: `Required. One of ${Object.keys(PROVIDERS)
      .map((type) => `\`${type}\``)
      .join(', ')}.`,
  },
  'oauthOptions.providers[].one_tap': {
    byDefault: false,
    meaning: 'Only `google`: One Tap in place of the button.',
  },
  'oauthOptions.providers[].position': {
    byDefault: 'embedded',
    meaning: 'Where One Tap’s prompt is: `embedded` in the widget, or `floating` above the page.',
  },
  'oauthOptions.providers[].custom_scopes': {
    meaning: 'Scopes to ask the provider for besides its usual ones.',
  },
  'oauthOptions.loginRedirectURL': { meaning: `Where the provider leads somebody known. ${projects}.` },
  'oauthOptions.signupRedirectURL': { meaning: `Where the provider leads somebody new. ${projects}.` },
  'passwordOptions.loginRedirectURL': {
    meaning: `Where the second link of a reset e-mail leads, which signs in without a new password. ${projects}.`,
  },
  'passwordOptions.resetPasswordRedirectURL': {
    meaning: `Where a reset e-mail leads; the page with \`<auth-reset-password>\`. ${projects}.`,
  },
  'passwordOptions.resetPasswordExpirationMinutes': {
    byDefault: DEFAULTS.resetPasswordExpirationMinutes,
    meaning: `How long a reset e-mail can be used. ${within(LINK_MINUTES)}`,
  },
  'passwordOptions.resetPasswordTemplateId': { meaning: `${template}, for resetting a password.` },
  'sessionOptions.sessionDurationMinutes': {
    byDefault: DEFAULTS.sessionDurationMinutes,
    meaning: `How long a session lives. ${within(SESSION_MINUTES)}`,
  },
  enableShadowDOM: {
    byDefault: true,
    meaning: '`false` is the attribute `no-shadow`, which wins. Read when the element is first connected.',
  },
};

export const errorCodes: Readonly<Record<AuthErrorCode, string>> = {
  configuration:
    'The page’s settings cannot be used; one `console.error` says what to mend. Also where a button is pressed whose provider is unknown, or which a given `client` has no call for.',
  network: 'The provider, or a file of the widget, could not be reached.',
  timeout: 'The provider did not answer within 15 seconds.',
  blocked: 'An extension or a filter kept a script from loading that the SDK needs, such as its captcha.',
  provider:
    'The provider said no: `status`, `type` (its `error_type`) and `requestId` tell more. A third-party provider’s refusal has its code as `type`, such as `access_denied`.',
  validation: 'What was typed cannot be used, and nothing was sent.',
  wallet_connect: 'The wallet is missing, refused to connect, or did not answer within 3 minutes.',
  wallet_sign: 'The wallet did not sign, or by another account than the one it had shown.',
  one_tap:
    'Google One Tap could not be shown, or its account was refused. `type` is the reason; the ordinary button takes its place. That a visitor closes it is no error.',
  unexpected: 'Anything else: an answer that makes no sense, or a fault of the widget. See `cause`.',
};

export const methods: Readonly<Record<Method, string>> = {
  otp: 'A passcode by SMS, WhatsApp or e-mail.',
  magic_link: 'An e-mailed link; also the link of a reset e-mail that signs in without a new password.',
  password: 'A password: known, new, or set anew after a reset e-mail.',
  crypto: 'The signature of a wallet.',
  oauth: 'A third-party provider’s button.',
  one_tap: 'Google One Tap.',
};

export const eventTypes: Readonly<Record<string, string>> = {
  SESSION_FOUND: 'The visitor is signed in already, as far as this browser knows. `data: { session, user }`',
  MAGIC_LINK_LOGIN_OR_CREATE: 'A link was sent.',
  MAGIC_LINK_AUTHENTICATE: 'The token of a link was exchanged for a session.',
  OTP_LOGIN_OR_CREATE: 'A passcode was sent.',
  OTP_AUTHENTICATE: 'A passcode was right.',
  OAUTH_START:
    'The page is about to be left for a provider (`data: { provider_type }`), or an account of One Tap was chosen (also `one_tap: true`).',
  OAUTH_AUTHENTICATE: 'The token that a provider brought back was exchanged for a session.',
  PASSWORD_CREATE: 'Somebody signed up with a password.',
  PASSWORD_AUTHENTICATE: 'A password was right.',
  PASSWORD_RESET_BY_EMAIL_START: 'A reset e-mail was sent.',
  PASSWORD_RESET_BY_EMAIL: 'A new password was set by a reset e-mail’s token.',
  CRYPTO_WALLET_AUTHENTICATE_START: 'The provider gave a text for the wallet to sign.',
  CRYPTO_WALLET_AUTHENTICATE: 'The signature was right.',
};

export const screens: Readonly<Record<ScreenName, string>> = {
  Main: 'The first one: buttons, tabs, a field.',
  LoggingIn:
    'A token of the page’s address (link, third-party provider) is being exchanged, or waits for a click on Continue.',
  EmailConfirmation: 'A link was sent.',
  OTPAuthenticate: 'A passcode was sent and is asked for.',
  OTPConfirmation: 'Signed in by a passcode.',
  PasswordCreateOrLogin: 'After the address: a password, new or known, or a code or link instead.',
  PasswordForgot: 'A reset e-mail was sent, since the password was forgotten.',
  PasswordBreached: 'A reset e-mail was sent, since the password is known from a break-in elsewhere.',
  PasswordDedupe: 'A reset e-mail was sent, since the provider wants to be sure whose account it is.',
  PasswordSetNew: 'An e-mail was sent that leads somebody without a password to setting one.',
  PasswordResetForm: 'A new password is asked for; without a usable token, the address for a reset e-mail.',
  PasswordConfirmation: 'Signed in by a password, and also by an e-mailed link or a third-party provider.',
  CryptoOtherScreen: 'Wallets that have no button of their own.',
  CryptoSetupWallet: 'Where to get a wallet.',
  CryptoConnect: 'A wallet is being connected.',
  CryptoSignMessage: 'A wallet is asked to sign.',
  CryptoError: 'The wallet or the provider did not go along; leads back to the start.',
  CryptoConfirmation: 'Signed in by a wallet.',
};
