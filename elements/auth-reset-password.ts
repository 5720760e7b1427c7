import { type ConsumerElement, consumerElement } from './internal/consumer-element.ts';
import { type Fields, text } from './internal/fields.ts';

const FIELDS: Fields = {
  passwordResetToken: { attribute: 'password-reset-token', parse: text },
};

interface AuthResetPasswordElement extends ConsumerElement {
  passwordResetToken: string | undefined;
}

/**
 * The form that a password reset e-mail leads to. Without a token it asks for an address to send such an e-mail to.
 *
 * @element auth-reset-password
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
 * @attr {"auto"|"off"} [redirect-handling=auto] - `auto` exchanges the token that an e-mailed link brings in the page's URL. `off`, also the default with a given `client`, leaves it to the page.
 * @attr {string} password-reset-token - Token of the reset e-mail. Default: `token` of the page's URL.
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
export class AuthResetPassword extends consumerElement<AuthResetPasswordElement>(FIELDS, (element) => ({
  form: 'reset-password',
  config: {},
  theme: {},
  passwordResetToken: element.passwordResetToken,
})) {
  static readonly tag: string = 'auth-reset-password';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-reset-password': AuthResetPassword;
  }
}
