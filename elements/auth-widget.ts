import { type ConsumerElement, consumerElement } from './internal/consumer-element.ts';
import { WIDGET_FIELDS, type WidgetOptions, widgetShorthands } from './internal/widget-options.ts';

interface AuthWidgetElement extends ConsumerElement, WidgetOptions {}

/**
 * Lets visitors sign up and log in.
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 * @prop {Callbacks} callbacks - `{ onEvent({ type, data }), onError(error) }`: called with the details of `auth-event` and `auth-error`.
 * @prop {LookupUser} lookupUser - `(email) => Promise<'new' | 'password' | 'passwordless' | undefined>`: replaces the search for the user at Stytch.
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
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthWidget extends consumerElement<AuthWidgetElement>(WIDGET_FIELDS, widgetShorthands) {
  static readonly tag: string = 'auth-widget';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-widget': AuthWidget;
  }
}
