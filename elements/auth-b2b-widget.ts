import { businessEntry } from '../src/business/entry/business-entry.ts';
import type { BusinessSettings } from '../src/settings/business/settings.ts';
import { authElement } from './internal/auth-element.ts';
import { type B2bElement, BUSINESS_FIELDS, businessSettings } from './internal/business-options.ts';
import { wantsPlainContainer } from './internal/wants-plain-container.ts';

interface AuthB2bWidgetElement extends B2bElement {}

/**
 * Lets the members of organizations sign up and log in: business customers, with single sign-on, second factors and
 * organizations to choose.
 *
 * @prop {object} client - An existing B2B client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 * @prop {Callbacks<B2bEventDetail>} callbacks - `{ onEvent({ type, data }), onError(error) }`: called with the details of `auth-event` and `auth-error`.
 *
 * @cssState busy - The widget waits for Stytch or for the page.
 * @cssState error - The widget shows an error.
 * @cssState screen-main - The first screen is shown. Each screen has such a state, by its name: `screen-email-otp-entry`.
 *
 * @fires {AuthReadyEvent} auth-ready - The first screen is ready to use. `detail: { screen }`
 * @fires {AuthScreenEvent} auth-screen - Another screen is shown. `detail: { screen, previous }`
 * @fires {AuthEventEvent<B2bEventDetail>} auth-event - A call to Stytch succeeded, or Stytch has confirmed that the visitor already has a session (`SESSION_FOUND`). `detail: { type, data }`, without secrets
 * @fires {AuthSubmitEvent<B2bSubmitDetail>} auth-submit - A code, a link or a password is about to be sent, or the visitor to leave for a social login or the organization's identity provider. `detail: { method, action, identifier?, provider? }`, without secrets; cancelable, waitable
 * @fires {AuthSuccessEvent<B2bSuccessDetail>} auth-success - The visitor is signed in. `detail: { method, session, user, organization }`; cancelable, waitable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, screen, cause }`
 */
export class AuthB2bWidget extends authElement<AuthB2bWidgetElement, BusinessSettings>({
  fields: BUSINESS_FIELDS,
  flow: businessEntry,
  readSettings: businessSettings,
  importDiagnosis: () =>
    import('../src/advice/diagnose-business.ts').then(({ diagnoseBusiness }) => diagnoseBusiness),
  wantsPlainContainer,
}) {
  static readonly tag: string = 'auth-b2b-widget';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-b2b-widget': AuthB2bWidget;
  }
}
