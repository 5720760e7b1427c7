import type { AccountView } from '../src/account-button/view.ts';
import { showStates } from '../src/kit/lib/custom-states.ts';
import type { fillIn } from '../src/session/fill-in.ts';
import { connectMember, importMembers } from '../src/session/members.ts';
import type {
  FactorsOf,
  OrganizationOf,
  SessionOf,
  SessionStatus,
  UserOf,
  Vertical,
} from '../src/session/types.ts';
import { GIVEN, LEFT, UPDATE } from './internal/element-base.ts';
import { followedSession } from './internal/followed-session.ts';
import { plainElement } from './internal/plain-element.ts';
import { SESSION_FIELDS, type SessionProperties } from './internal/session-fields.ts';
import { AuthSessionEvent } from './session-event.ts';

/**
 * Shows who is signed in, on any page. Its slots are the page's own content for each state; in them, elements with
 * `data-auth="email | phone | name | initials | user-id | organization"` get that text, and those with
 * `data-auth-factors="2"` are shown to visitors who have signed in with two factors. Where a slot is empty, the element draws an account
 * button with a menu, or a link to sign in.
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @slot signed-in - For visitors whose session Stytch has confirmed.
 * @slot signed-out - For visitors without a session.
 * @slot checking - Until Stytch has answered. Empty if left out and `signed-in` is not.
 *
 * @cssState signed-in - Stytch has confirmed the session.
 * @cssState signed-out - There is no session, or the widget that created it is still with its visitor.
 * @cssState checking - Stytch has not answered yet.
 * @cssState stale - In addition to `checking`: Stytch cannot be reached, or takes long to answer.
 *
 * @fires {AuthSessionEvent} auth-session - Whether the visitor is signed in has changed, or who. `detail: { status, stale, session, user, email, phone, factors, organization }`
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, screen, cause }`
 */
export class AuthSession<V extends Vertical = 'consumer'> extends plainElement<SessionProperties>(
  SESSION_FIELDS,
) {
  static readonly tag: string = 'auth-session';

  readonly #followed = followedSession<V>(this, 'Session', () => this.#change(), connectMember);
  #view: AccountView | undefined;
  #loading: Promise<void> | undefined;
  #fill: typeof fillIn | undefined;
  #internals: ElementInternals | undefined;
  readonly #slot = document.createElement('slot');
  readonly #container = document.createElement('div');

  /** `checking` until Stytch has answered. */
  get status(): SessionStatus {
    return this.#followed.state.status;
  }

  /** True if Stytch cannot be reached, or takes long to answer; only while `checking`. */
  get stale(): boolean {
    return this.#followed.state.stale;
  }

  /** Stytch's session, without its tokens; while `checking`, what the browser remembers. */
  get session(): SessionOf<V> | undefined {
    return this.#followed.state.session;
  }

  /** Stytch's user or member; while `checking`, what the browser remembers. */
  get user(): UserOf<V> | undefined {
    return this.#followed.state.user;
  }

  /** How many a consumer has signed in with; undefined until Stytch has confirmed the session. */
  get factors(): FactorsOf<V> | undefined {
    return this.#followed.state.factors;
  }

  /** Where a member is signed in; while `checking`, what the browser remembers. */
  get organization(): OrganizationOf<V> | undefined {
    return this.#followed.state.organization;
  }

  /**
   * Ends the session at Stytch. If that fails, the visitor stays signed in, and the promise rejects; the next call
   * ends the session in this browser in any case.
   */
  async signOut(): Promise<void> {
    this[UPDATE]();
    try {
      await this.#followed.store?.signOut();
    } catch (error) {
      this.#followed.report(error, this.#view?.failure);
      throw error;
    }
  }

  /** Asks Stytch again. Resolves once the state is up to date, or `stale`. */
  async refresh(): Promise<void> {
    this[UPDATE]();
    await this.#followed.store?.refresh();
  }

  override [UPDATE](): void {
    if (!this.shadowRoot) this.#prepare();
    this.#followed.follow();
    this.#draw();
  }

  override [LEFT](): void {
    this.#followed.leave();
  }

  #prepare(): void {
    const root = this.attachShadow({ mode: 'open' });
    this.#slot.append(this.#container);
    root.append(this.#slot);
    // Only custom states need it, which older browsers lack.
    this.#internals = this.attachInternals?.();
    new MutationObserver(() => this.#draw()).observe(this, {
      childList: true,
      subtree: true,
      attributeFilter: ['slot', 'data-auth', 'data-auth-factors'],
    });
  }

  #change(): void {
    this.#draw();
    this.dispatchEvent(new AuthSessionEvent<V>(this.#followed.state));
  }

  #has(slot: string): boolean {
    return [...this.children].some((child) => child.slot === slot);
  }

  #draw(): void {
    this.#showState();
    this.#hideFactors();
    this.#fillIn();
    const isNeeded = this.#drawsAccount();
    this.#container.hidden = !isNeeded;
    if (this.#view) this.#view.update();
    else if (this.#followed.store && isNeeded) this.#loadView();
  }

  #hideFactors(): void {
    // At once: until the code of `fillIn` has loaded, it would flash.
    for (const element of this.querySelectorAll<HTMLElement>('[data-auth-factors]'))
      if (element.closest(this.localName) === this)
        element.toggleAttribute('hidden', element.dataset['authFactors'] !== `${this.factors}`);
  }

  #fillIn(): void {
    if (this.#fill) this.#fill(this, this.#followed.state);
    else if (this.#followed.state.user)
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
    const { status } = this.#followed.state;
    if (this.#has(status) || (status === 'checking' && this.#has('signed-in'))) return false;
    return status !== 'signed-out' || this[GIVEN].signInUrl !== undefined;
  }

  #loadView(): void {
    if (this.#loading) return;
    const importing = this[GIVEN].vertical ? importMembers() : import('../src/account-button/view.ts');
    this.#loading = importing
      .then(({ showAccount }) => {
        this.#view = showAccount(this.#container, this, this[GIVEN]);
      })
      .catch(() => {
        // The next change tries again.
        this.#loading = undefined;
      });
  }

  #showState(): void {
    const { status, stale } = this.#followed.state;
    this.#slot.name = status;
    showStates(this.#internals, stale ? [status, 'stale'] : [status]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-session': AuthSession;
  }
}
