import { b2bEntry } from '../src/business/entry/business-entry.ts';
import type { B2bSettings } from '../src/settings/business/settings.ts';
import { authElement } from './internal/auth-element.ts';
import { B2B_FIELDS, type B2bElement, b2bSettings } from './internal/b2b-options.ts';
import { wantsPlainContainer } from './internal/wants-plain-container.ts';

interface AuthB2bWidgetElement extends B2bElement {}

/**
 * Lets the members of organizations sign up and log in: business customers, with single sign-on, second factors and
 * organizations to choose.
 *
 * @element auth-b2b-widget
 *
 * @attr {string} public-token - Public token of your Stytch B2B project. Required unless the property `client` or the attribute `demo` is set.
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
 * @attr {"auto"|"off"} [redirect-handling=auto] - `auto` exchanges the token that an emailed link or a social login adds to the page's URL. `off` leaves it to the page, and is the default if `client` is set.
 * @attr {boolean} submit-session - Submits the JWT of the session with the page's own form, under `name`. The form needs `method="post"`, and an `action` of the page's own origin.
 * @attr {string} name - The name under which `submit-session` submits the session.
 * @attr {string} [products=emailMagicLinks] - Ways to sign in: `emailMagicLinks`, `emailOtp`, `sso`, `passwords`, `oauth`.
 * @attr {"Discovery"|"Organization"|"PasswordReset"} [auth-flow-type=Discovery] - `Discovery`: visitors choose an organization after they have proved an address. `Organization`: the page is an organization's. `PasswordReset`: the page that the links of reset emails lead to.
 * @attr {string} organization-slug - Which organization it is, with `auth-flow-type="Organization"`. Default: by the project's slug pattern, from the page's path.
 * @attr {string} oauth-providers - Social login providers for the product `oauth`, in the order of their buttons: `google`, `microsoft`, `hubspot`, `slack`, `github`.
 * @attr {string} login-redirect-url - Where emailed links and social logins lead members. Default: the project's setting.
 * @attr {string} signup-redirect-url - Where emailed links and social logins lead new members. Default: the project's setting.
 * @attr {string} discovery-redirect-url - Where emailed links and social logins lead visitors who choose an organization then. Default: the project's setting.
 * @attr {string} reset-password-redirect-url - Where the links in password reset emails lead. Default: the project's setting.
 * @attr {number} [session-duration-minutes=60] - How long a session lasts, in minutes: 5 to 527040.
 * @attr {string} domain-hint - The sender's email domain, which the links to Gmail and Yahoo search for.
 * @attr {boolean} hide-header-text - Hides the heading visually.
 * @attr {string} logo-image-url - Logo, drawn at most 50 px high and 100 px wide.
 * @attr {"form"|"succeed"} [already-signed-in=form] - What visitors get who are signed in already, once Stytch has confirmed their session. `form`: the form, while the page gets `SESSION_FOUND`. `succeed`: signed-in visitors skip the form, the page gets `auth-success` with the method `session`, and `success-url` is followed. On the page of an organization, only a session there counts.
 *
 * @prop {object} client - An existing B2B client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 * @prop {Callbacks<B2bEventDetail>} callbacks - `{ onEvent({ type, data }), onError(error) }`: called with the details of `auth-event` and `auth-error`.
 *
 * @fires {AuthReadyEvent} auth-ready - The first screen is ready to use. `detail: { screen }`
 * @fires {AuthScreenEvent} auth-screen - Another screen is shown. `detail: { screen, previous }`
 * @fires {AuthEventEvent<B2bEventDetail>} auth-event - A call to Stytch succeeded, or Stytch has confirmed that the visitor already has a session (`SESSION_FOUND`). `detail: { type, data }`, without secrets
 * @fires {AuthSubmitEvent<B2bSubmitDetail>} auth-submit - A code, a link or a password is about to be sent, or the visitor to leave for a social login or the organization's identity provider. `detail: { method, action, identifier?, provider? }`, without secrets; cancelable, waitable
 * @fires {AuthSuccessEvent<B2bSuccessDetail>} auth-success - The visitor is signed in. `detail: { method, session, user, organization }`; cancelable, waitable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, screen, cause }`
 */
export class AuthB2bWidget extends authElement<AuthB2bWidgetElement, B2bSettings>({
  fields: B2B_FIELDS,
  flow: b2bEntry,
  readSettings: b2bSettings,
  importDiagnosis: () => import('../src/advice/diagnose-business.ts').then(({ diagnoseB2b }) => diagnoseB2b),
  wantsPlainContainer,
}) {
  static readonly tag: string = 'auth-b2b-widget';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-b2b-widget': AuthB2bWidget;
  }
}
