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

/** `{ key: value }`, or an empty object if there is no value. */
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
 * Lets visitors sign up and log in.
 *
 * @element auth-widget
 *
 * @attr {string} public-token - Public token of the provider's project. Required unless the property `client` is set.
 * @attr {string} api-url - Base URL of the provider's API: a custom domain, or the emulator's `http://localhost:PORT`. Default: the provider's own.
 * @attr {json} config - The whole configuration as a JSON object. The property takes an object.
 * @attr {json} theme - The theme as a JSON object. The property takes an object.
 * @attr {json} strings - Texts that replace those of the language, as a JSON object. The property takes an object.
 * @attr {string} locale - BCP 47 language tag. Default: the nearest `lang` attribute, else the browser's language.
 * @attr {"light"|"dark"|"auto"} [color-scheme=light] - `auto` follows the system.
 * @attr {boolean} no-shadow - Renders into a plain container instead of a shadow root. Read once, when the element is first connected.
 * @attr {string} success-url - Where to go after `auth-success`, unless a listener cancels that event. An http(s) URL, which may be relative to the page.
 * @attr {"auto"|"off"} [redirect-handling=auto] - `auto` exchanges the token that an emailed link or a third-party provider adds to the page's URL. `off` leaves it to the page, and is the default if `client` is set.
 * @attr {string} [products=emailMagicLinks] - Login methods: `emailMagicLinks`, `oauth`, `otp`, `crypto`, `passwords`. Buttons always come above the form: the order applies among the buttons (`oauth`, `crypto`) and among the form's tabs (the others).
 * @attr {string} oauth-providers - Third-party providers for the product `oauth`, in the order of their buttons: `google`, `github`, ...
 * @attr {string} [otp-methods=sms] - How passcodes are sent: `sms`, `whatsapp`, `email`.
 * @attr {number} [otp-expiration-minutes=5] - How long a passcode is valid, in minutes: 1 to 10.
 * @attr {number} [session-duration-minutes=30] - How long a session lasts, in minutes: 5 to 527040.
 * @attr {string} login-redirect-url - Where emailed links and third-party providers send existing users. Default: the project's setting.
 * @attr {string} signup-redirect-url - Where emailed links and third-party providers send new users. Default: the project's setting.
 * @attr {string} reset-password-redirect-url - Where the links in password reset emails lead. Default: the project's setting.
 * @attr {string} domain-hint - The sender's email domain, which the links to Gmail and Yahoo search for.
 * @attr {boolean} hide-header-text - Hides the heading visually.
 * @attr {string} logo-image-url - Logo, drawn at most 50 px high and 100 px wide.
 *
 * @prop {object} client - An existing client of the provider's SDK, recognized by its methods. The widget then does not load the SDK.
 * @prop {Callbacks} callbacks - `{ onEvent({ type, data }), onError(error) }`: called with the details of `auth-event` and `auth-error`.
 * @prop {LookupUser} lookupUser - `(email) => Promise<'new' | 'password' | 'passwordless'>`: replaces the search for the user at the provider.
 *
 * @fires {AuthReadyEvent} auth-ready - The first screen is ready to use. `detail: { screen }`
 * @fires {AuthScreenEvent} auth-screen - Another screen is shown. `detail: { screen, previous }`
 * @fires {AuthEventEvent} auth-event - A call to the provider succeeded, or the visitor already has a session (`SESSION_FOUND`). `detail: { type, data }`, without secrets
 * @fires {AuthSuccessEvent} auth-success - The visitor is signed in. `detail: { method, session, user }`; cancelable
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
