import { type ConsumerElement, consumerElement } from './internal/consumer-element.ts';
import { RESET_FIELDS, type ResetOptions, resetShorthands } from './internal/reset-options.ts';

interface AuthResetPasswordElement extends ConsumerElement, ResetOptions {}

/**
 * The form that a password reset email leads to. Without a token, it asks for the address to send that email to.
 *
 * @element auth-reset-password
 *
 * @attr {string} public-token - Public token of your Stytch project. Required unless the property `client` or the attribute `demo` is set.
 * @attr {string} api-url - Base URL of Stytch's API: a custom domain, or the emulator's `http://localhost:PORT`. Default: Stytch's own.
 * @attr {boolean} demo - For previews and documentation: the page itself answers in Stytch's place, codes and emails appear in an inbox on the page, and nothing is sent. Not with the public token of a live project.
 * @attr {json} config - The whole configuration as a JSON object. The property takes an object.
 * @attr {json} theme - The theme as a JSON object. The property takes an object.
 * @attr {json} presentation - The looks of Stytch's own element, `{ theme, options }`, as a JSON object, for pages that replace it. What `theme` says wins. The property takes an object.
 * @attr {json} strings - Texts that replace those of the language, as a JSON object. The property takes an object.
 * @attr {string} locale - BCP 47 language tag. Default: the nearest `lang` attribute, else the browser's language.
 * @attr {"light"|"dark"|"auto"} [color-scheme=light] - `auto` follows the system.
 * @attr {boolean} no-shadow - Renders into a plain container instead of a shadow root. Read once, when the element is first connected.
 * @attr {'shadow' | 'light'} fields - Where the text fields are: in the shadow root, or children of the element, where every password manager finds them. Default: `shadow`. Without effect with `no-shadow`. Read once, when the element is first connected.
 * @attr {string} success-url - Where to go after `auth-success`, unless a listener cancels that event. An http(s) URL, which may be relative to the page.
 * @attr {"auto"|"off"} [redirect-handling=auto] - `auto` exchanges the token that an emailed link adds to the page's URL. `off` leaves it to the page, and is the default if `client` is set.
 * @attr {boolean} submit-session - Submits the JWT of the session with the page's own form, under `name`. The form needs `method="post"`, and an `action` of the page's own origin.
 * @attr {string} name - The name under which `submit-session` submits the session.
 * @attr {string} password-reset-token - Token of the reset email. Default: `token` in the page's URL.
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 * @prop {Callbacks} callbacks - `{ onEvent({ type, data }), onError(error) }`: called with the details of `auth-event` and `auth-error`.
 * @prop {LookupUser} lookupUser - `(email) => Promise<'new' | 'password' | 'passwordless'>`: replaces the search for the user at Stytch.
 *
 * @cssState busy - The widget waits for Stytch or for the page.
 * @cssState error - The widget shows an error.
 * @cssState screen-main - The first screen is shown. Each screen has such a state, by its name: `screen-otp-authenticate`.
 *
 * @fires {AuthReadyEvent} auth-ready - The first screen is ready to use. `detail: { screen }`
 * @fires {AuthScreenEvent} auth-screen - Another screen is shown. `detail: { screen, previous }`
 * @fires {AuthEventEvent} auth-event - A call to Stytch succeeded, or Stytch has confirmed that the visitor already has a session (`SESSION_FOUND`). `detail: { type, data }`, without secrets
 * @fires {AuthSubmitEvent} auth-submit - A code, a link or a password is about to be sent, or the visitor to leave for a social login. `detail: { method, action, identifier?, provider? }`, without secrets; cancelable, waitable
 * @fires {AuthSuccessEvent} auth-success - The visitor is signed in. `detail: { method, session, user }`; cancelable, waitable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, screen, cause }`
 */
export class AuthResetPassword extends consumerElement<AuthResetPasswordElement>(
  RESET_FIELDS,
  resetShorthands,
) {
  static readonly tag: string = 'auth-reset-password';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-reset-password': AuthResetPassword;
  }
}
