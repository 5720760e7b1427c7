import type { Config, OtpMethod, Product } from '../src/config/types.ts';
import {
  type ConsumerElement,
  type ConsumerShorthands,
  consumerElement,
} from './internal/consumer-element.ts';
import { type Fields, flag, list, number, text } from './internal/fields.ts';

const FIELDS: Fields = {
  products: { attribute: 'products', parse: list },
  oauthProviders: { attribute: 'oauth-providers', parse: list },
  otpMethods: { attribute: 'otp-methods', parse: list },
  otpExpirationMinutes: { attribute: 'otp-expiration-minutes', parse: number },
  sessionDurationMinutes: { attribute: 'session-duration-minutes', parse: number },
  loginRedirectUrl: { attribute: 'login-redirect-url', parse: text },
  signupRedirectUrl: { attribute: 'signup-redirect-url', parse: text },
  resetPasswordRedirectUrl: { attribute: 'reset-password-redirect-url', parse: text },
  domainHint: { attribute: 'domain-hint', parse: text },
  hideHeaderText: { attribute: 'hide-header-text', parse: flag },
  logoImageUrl: { attribute: 'logo-image-url', parse: text },
};

interface AuthWidgetElement extends ConsumerElement {
  products: readonly Product[] | undefined;
  oauthProviders: readonly string[] | undefined;
  otpMethods: readonly OtpMethod[] | undefined;
  /** Minutes. */
  otpExpirationMinutes: number | undefined;
  /** Minutes. */
  sessionDurationMinutes: number | undefined;
  loginRedirectUrl: string | undefined;
  signupRedirectUrl: string | undefined;
  resetPasswordRedirectUrl: string | undefined;
  domainHint: string | undefined;
  hideHeaderText: boolean | undefined;
  logoImageUrl: string | undefined;
}

/** `{ key: value }`, or nothing where the value was not given. */
function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}

function shorthands(element: AuthWidgetElement): ConsumerShorthands {
  const redirects = {
    ...given('loginRedirectURL', element.loginRedirectUrl),
    ...given('signupRedirectURL', element.signupRedirectUrl),
  };
  const config: Config = {
    ...given('products', element.products),
    otpOptions: {
      ...given('methods', element.otpMethods),
      ...given('expirationMinutes', element.otpExpirationMinutes),
    },
    emailMagicLinksOptions: { ...redirects, ...given('domainHint', element.domainHint) },
    oauthOptions: {
      ...redirects,
      ...given(
        'providers',
        element.oauthProviders?.map((type) => ({ type })),
      ),
    },
    passwordOptions: {
      ...given('loginRedirectURL', element.loginRedirectUrl),
      ...given('resetPasswordRedirectURL', element.resetPasswordRedirectUrl),
    },
    sessionOptions: given('sessionDurationMinutes', element.sessionDurationMinutes),
  };
  return {
    form: 'login',
    config,
    theme: {
      ...given('hideHeaderText', element.hideHeaderText),
      ...(element.logoImageUrl !== undefined && { logo: { logoImageUrl: element.logoImageUrl } }),
    },
  };
}

/**
 * Sign-in and sign-up: one tag, and a page's visitors can log in.
 *
 * @element auth-widget
 *
 * @attr {string} public-token - Public token of the provider's project. Required unless the property `client` is set.
 * @attr {string} api-url - Base URL of the provider's API: a custom domain, or `http://localhost:PORT` of the emulator. Default: the provider's own.
 * @attr {json} config - The whole configuration as a JSON object. Also a property that takes an object.
 * @attr {json} theme - Theme as a JSON object. Also a property that takes an object.
 * @attr {json} strings - Texts to put over those of the language, as a JSON object. Also a property that takes an object.
 * @attr {string} locale - BCP 47 language tag. Default: the nearest `lang`, else the browser's language.
 * @attr {"light"|"dark"|"auto"} [color-scheme=light] - `auto` follows the system.
 * @attr {boolean} no-shadow - Renders into a plain container instead of a shadow root. Read when the element is first connected.
 * @attr {string} success-url - http(s) address, also relative to the page, to go to after `auth-success`, unless that event is cancelled.
 * @attr {"auto"|"off"} [redirect-handling=auto] - `auto` exchanges the token that an e-mailed link or a third-party provider brings in the page's URL. `off`, also the default with a given `client`, leaves it to the page.
 * @attr {string} [products=emailMagicLinks] - Login methods: `emailMagicLinks`, `oauth`, `otp`, `crypto`, `passwords`. Buttons stand above the form; the order counts among the buttons (`oauth`, `crypto`) and among the tabs of the form (the others).
 * @attr {string} oauth-providers - Third-party providers to offer, in the order to show, for the product `oauth`: `google`, `github`, ...
 * @attr {string} [otp-methods=sms] - Ways to send a passcode: `sms`, `whatsapp`, `email`.
 * @attr {number} [otp-expiration-minutes=5] - How long a passcode lives, in minutes, 1 to 10.
 * @attr {number} [session-duration-minutes=30] - How long a session lives, in minutes, 5 to 525600.
 * @attr {string} login-redirect-url - Where the links of e-mails and third-party providers lead known users. Default: the project's setting.
 * @attr {string} signup-redirect-url - Where the links of e-mails and third-party providers lead new users. Default: the project's setting.
 * @attr {string} reset-password-redirect-url - Where the links of password reset e-mails lead. Default: the project's setting.
 * @attr {string} domain-hint - Sender's e-mail domain that the Gmail and Yahoo links search for.
 * @attr {boolean} hide-header-text - Hides the header from sight.
 * @attr {string} logo-image-url - Logo, drawn at most 50 px high and 100 px wide.
 *
 * @prop {object} client - An existing client of the provider, judged by the shape of its methods; the SDK is then not loaded.
 * @prop {Callbacks} callbacks - `{ onEvent({ type, data }), onError(error) }`: the same as `auth-event` and `auth-error`.
 * @prop {LookupUser} lookupUser - `(email) => Promise<'new' | 'password' | 'passwordless'>`: replaces the search for the user.
 *
 * @fires {AuthReadyEvent} auth-ready - The first screen can be used. `detail: { screen }`
 * @fires {AuthScreenEvent} auth-screen - Another screen is shown. `detail: { screen, previous }`
 * @fires {AuthEventEvent} auth-event - A call to the provider went well, or the visitor is signed in already (`SESSION_FOUND`). `detail: { type, data }`, without secrets
 * @fires {AuthSuccessEvent} auth-success - A session exists. `detail: { method, session, user }`; cancelable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, screen, cause }`
 */
export class AuthWidget extends consumerElement<AuthWidgetElement>(FIELDS, shorthands) {
  static readonly tag: string = 'auth-widget';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-widget': AuthWidget;
  }
}
