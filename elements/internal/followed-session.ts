import type { AuthErrorDetail } from '../../src/config/types.ts';
import { httpUrl } from '../../src/lib/http-url.ts';
import type { ProviderError } from '../../src/provider/errors.ts';
import { pageSession } from '../../src/session/page-session.ts';
import type { SessionState, SessionStore } from '../../src/session/types.ts';
import { AuthErrorEvent } from '../events.ts';
import { GIVEN, type Plain, UNREADABLE } from './plain-element.ts';
import type { SessionProperties } from './session-fields.ts';

const UNKNOWN: SessionState = { status: 'checking', stale: false, session: undefined, user: undefined };

/** The session that an element without React follows, and the element's errors. */
export class FollowedSession {
  state = UNKNOWN;
  store: SessionStore | undefined;
  #unsubscribe = (): void => undefined;
  /** Each problem is reported once. */
  readonly #reported = new Set<string>();
  readonly #element: HTMLElement & Plain<SessionProperties>;
  readonly #screen: string;
  readonly #onChange: () => void;

  /** @param screen what `auth-error` has in place of a screen's name */
  constructor(element: HTMLElement & Plain<SessionProperties>, screen: string, onChange: () => void) {
    this.#element = element;
    this.#screen = screen;
    this.#onChange = onChange;
  }

  /** Follows the session that the element's settings name. */
  follow(): void {
    const store = this.#find();
    if (store !== this.store) {
      this.leave();
      this.store = store;
      this.#unsubscribe = store?.subscribe((state) => this.#change(state)) ?? (() => undefined);
    }
    this.#change(store?.state ?? UNKNOWN);
  }

  leave(): void {
    this.#unsubscribe();
    this.store = undefined;
  }

  /** Tells the page's author about a setting that cannot be used. */
  complain(message: string): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    console.error(`auth-widget: <${this.#element.localName}>: ${message}`);
    this.#fail({ code: 'configuration', message, screen: this.#screen });
  }

  /**
   * @param error a ProviderError or a LoadError, of a chunk that has classes of its own
   * @param shown what the visitor reads
   */
  report(error: unknown, shown: string | undefined): void {
    const { code, message, status, type, requestId, reason } = error as ProviderError &
      Pick<AuthErrorDetail, 'reason'>;
    // JSON leaves out what is undefined.
    const details = JSON.parse(
      JSON.stringify({ code, message, status, type, requestId, reason }),
    ) as AuthErrorDetail;
    this.#fail({ ...details, message: shown ?? message, screen: this.#screen, cause: error });
  }

  #fail(detail: AuthErrorDetail): void {
    this.#element.dispatchEvent(new AuthErrorEvent(detail));
  }

  #change(state: SessionState): void {
    if (state === this.state) return;
    this.state = state;
    this.#onChange();
  }

  /** Undefined if the settings cannot be used. */
  #find(): SessionStore | undefined {
    const { publicToken, apiUrl, client, config, signInUrl } = this.#element[GIVEN];
    for (const problem of this.#element[UNREADABLE].values()) this.complain(problem);
    if (signInUrl !== undefined && !httpUrl(signInUrl, this.#element.baseURI))
      this.complain('sign-in-url must be an http(s) URL.');
    try {
      return pageSession({ publicToken, apiUrl, client, cookieOptions: config?.cookieOptions });
    } catch (error) {
      this.complain((error as Error).message);
      return undefined;
    }
  }
}
