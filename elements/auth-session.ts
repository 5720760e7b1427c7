import type { Session, User } from '../src/config/session.ts';
import type { AuthErrorDetail } from '../src/config/types.ts';
import { httpUrl } from '../src/lib/http-url.ts';
import type { ProviderError } from '../src/provider/errors.ts';
import type { AccountView } from '../src/session/account/view.ts';
import type { fillIn } from '../src/session/fill-in.ts';
import { pageSession } from '../src/session/page-session.ts';
import type { SessionState, SessionStatus, SessionStore } from '../src/session/types.ts';
import { AuthErrorEvent } from './events.ts';
import { GIVEN, LEFT, plainElement, UNREADABLE, UPDATE } from './internal/plain-element.ts';
import { SESSION_FIELDS, type SessionProperties } from './internal/session-fields.ts';
import { AuthSessionEvent } from './session-event.ts';

const UNKNOWN: SessionState = { status: 'checking', stale: false, session: undefined, user: undefined };

/**
 * Shows who is signed in, on any page. Its slots are the page's own content for each state; in them, elements with
 * `data-auth="email | phone | name | initials | user-id"` get that text. Where a slot is empty, the element draws an account
 * button with a menu, or a link to sign in.
 *
 * @element auth-session
 *
 * @attr {string} public-token - Public token of the provider's project. Required unless the property `client` is set.
 * @attr {string} api-url - Base URL of the provider's API: a custom domain, or the emulator's `http://localhost:PORT`. Default: the provider's own.
 * @attr {json} config - The configuration as a JSON object, of which only `cookieOptions` counts. The property takes an object.
 * @attr {json} theme - The theme as a JSON object. The property takes an object.
 * @attr {json} strings - Texts that replace those of the language, as a JSON object. The property takes an object.
 * @attr {string} locale - BCP 47 language tag. Default: the nearest `lang` attribute, else the browser's language.
 * @attr {"light"|"dark"|"auto"} [color-scheme=light] - `auto` follows the system.
 * @attr {string} sign-in-url - Where the link "Sign in" leads. An http(s) URL, which may be relative to the page. Without it, nothing is drawn for visitors who are signed out.
 *
 * @prop {object} client - An existing client of the provider's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @slot signed-in - For visitors whose session the provider has confirmed.
 * @slot signed-out - For visitors without a session.
 * @slot checking - Until the provider has answered. Empty if left out and `signed-in` is not.
 *
 * @cssState signed-in - The provider has confirmed the session.
 * @cssState signed-out - There is no session.
 * @cssState checking - The provider has not answered yet.
 * @cssState stale - In addition to `checking`: the provider cannot be reached, or takes long to answer.
 *
 * @fires {AuthSessionEvent} auth-session - Whether the visitor is signed in has changed, or who. `detail: { status, stale, session, user }`
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, screen, cause }`
 */
export class AuthSession extends plainElement<SessionProperties>(SESSION_FIELDS) {
  static readonly tag: string = 'auth-session';

  #state = UNKNOWN;
  #store: SessionStore | undefined;
  #unsubscribe = (): void => undefined;
  #view: AccountView | undefined;
  #isLoadingView = false;
  #fill: typeof fillIn | undefined;
  #internals: ElementInternals | undefined;
  /** Each problem is reported once. */
  readonly #reported = new Set<string>();
  readonly #slot = document.createElement('slot');
  readonly #container = document.createElement('div');

  /** `checking` until the provider has answered. */
  get status(): SessionStatus {
    return this.#state.status;
  }

  /** Whether the provider cannot be reached, or takes long to answer; only while `checking`. */
  get stale(): boolean {
    return this.#state.stale;
  }

  /** The provider's session, without its tokens; while `checking`, what the browser remembers. */
  get session(): Session | undefined {
    return this.#state.session;
  }

  /** The provider's user; while `checking`, what the browser remembers. */
  get user(): User | undefined {
    return this.#state.user;
  }

  /**
   * Ends the session at the provider. If that fails, the visitor stays signed in, and the promise rejects; the next call
   * ends the session in this browser in any case.
   */
  async signOut(): Promise<void> {
    this[UPDATE]();
    try {
      await this.#store?.signOut();
    } catch (error) {
      this.#reportFailure(error);
      throw error;
    }
  }

  /** Asks the provider again. Resolves once the state is up to date, or `stale`. */
  async refresh(): Promise<void> {
    this[UPDATE]();
    await this.#store?.refresh();
  }

  override [UPDATE](): void {
    if (!this.shadowRoot) this.#prepare();
    const store = this.#findStore();
    if (store !== this.#store) {
      this.#unsubscribe();
      this.#store = store;
      this.#unsubscribe = store?.subscribe((state) => this.#change(state)) ?? (() => undefined);
    }
    this.#change(store?.state ?? UNKNOWN);
    this.#draw();
  }

  override [LEFT](): void {
    this.#unsubscribe();
    this.#store = undefined;
  }

  #prepare(): void {
    const root = this.attachShadow({ mode: 'open' });
    this.#slot.append(this.#container);
    root.append(this.#slot);
    try {
      this.#internals = this.attachInternals();
    } catch {
      // Only custom states need it.
    }
    new MutationObserver(() => this.#draw()).observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: ['slot', 'data-auth'],
    });
  }

  /** Undefined if the settings cannot be used. */
  #findStore(): SessionStore | undefined {
    const { publicToken, apiUrl, client, config, signInUrl } = this[GIVEN];
    for (const problem of this[UNREADABLE].values()) this.#complain(problem);
    if (signInUrl !== undefined && !httpUrl(signInUrl, this.baseURI))
      this.#complain('sign-in-url must be an http(s) URL.');
    try {
      return pageSession({ publicToken, apiUrl, client, cookieOptions: config?.cookieOptions });
    } catch (error) {
      this.#complain((error as Error).message);
      return undefined;
    }
  }

  #complain(message: string): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    console.error(`auth-widget: <${this.localName}>: ${message}`);
    this.#fail({ code: 'configuration', message, screen: SCREEN });
  }

  #reportFailure(error: unknown): void {
    // A ProviderError or a LoadError, of a chunk that has classes of its own.
    const { code, message, status, type, requestId } = error as ProviderError;
    // JSON leaves out what is undefined.
    const details = JSON.parse(JSON.stringify({ code, message, status, type, requestId })) as AuthErrorDetail;
    this.#fail({ ...details, message: this.#view?.failure ?? message, screen: SCREEN, cause: error });
  }

  #fail(detail: AuthErrorDetail): void {
    this.dispatchEvent(new AuthErrorEvent(detail));
  }

  #change(state: SessionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#draw();
    this.dispatchEvent(new AuthSessionEvent(state));
  }

  #has(slot: string): boolean {
    return [...this.children].some((child) => child.slot === slot);
  }

  #draw(): void {
    const { status, stale } = this.#state;
    for (const name of ['signed-in', 'signed-out', 'checking', 'stale'])
      this.#setState(name, name === status || (name === 'stale' && stale));
    this.#slot.name = status;
    this.#fillIn();
    const isNeeded = this.#drawsAccount();
    this.#container.hidden = !isNeeded;
    if (this.#view) this.#view.update();
    else if (this.#store && isNeeded) void this.#loadView();
  }

  #fillIn(): void {
    if (this.#fill) this.#fill(this, this.#state);
    else if (this.#state.user)
      // Whatever follows the session has requested it already.
      import('../src/session/signed-in.ts').then(
        ({ fillIn }) => {
          this.#fill = fillIn;
          this.#fillIn();
        },
        () => undefined,
      );
  }

  #drawsAccount(): boolean {
    const { status } = this.#state;
    if (this.#has(status) || (status === 'checking' && this.#has('signed-in'))) return false;
    return status !== 'signed-out' || this[GIVEN].signInUrl !== undefined;
  }

  async #loadView(): Promise<void> {
    if (this.#isLoadingView) return;
    this.#isLoadingView = true;
    try {
      const { showAccount } = await import('../src/session/account/view.ts');
      this.#view = showAccount(this.#container, this, this[GIVEN]);
    } catch {
      // The next change tries again.
    }
    this.#isLoadingView = false;
  }

  #setState(name: string, isOn: boolean): void {
    try {
      if (isOn) this.#internals?.states.add(name);
      else this.#internals?.states.delete(name);
    } catch {
      // Chromium before 125 accepts only names that begin with hyphens.
    }
  }
}

/** What `auth-error` has in place of a screen's name. */
const SCREEN = 'Session';

declare global {
  interface HTMLElementTagNameMap {
    'auth-session': AuthSession;
  }
}
