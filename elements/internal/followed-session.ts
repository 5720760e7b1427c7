import type { ProviderError } from '../../src/provider/errors.ts';
import type { ConnectMember } from '../../src/session/members.ts';
import { pageSession } from '../../src/session/page-session.ts';
import { linkProblems } from '../../src/session/problem.ts';
import { type SessionState, type SessionStore, UNKNOWN, type Vertical } from '../../src/session/types.ts';
import type { AuthErrorDetail } from '../../src/settings/types.ts';
import { AuthErrorEvent } from '../events.ts';
import { type BaseElement, GIVEN, UNPARSED } from './element-base.ts';
import type { FollowedProperties, SessionProperties } from './session-fields.ts';

type Element = BaseElement<FollowedProperties & Partial<Pick<SessionProperties, 'vertical' | 'accountUrl'>>>;

/** The session that an element without React follows, and the element's errors. */
export interface FollowedSession<V extends Vertical> {
  readonly state: SessionState<V>;
  readonly store: SessionStore<V> | undefined;
  /** Follows the session that the element's settings name. */
  follow(): void;
  leave(): void;
  /** Tells the page's author about a setting that cannot be used. */
  complain(message: string): void;
  /**
   * @param error a ProviderError or a LoadError, of a chunk that has classes of its own
   * @param shown what the visitor reads
   */
  report(error: unknown, shown: string | undefined): void;
}

/**
 * A function, because its variables take fewer bytes than the fields of a class.
 * @param screen what `auth-error` has in place of a screen's name
 * @param connectMember for elements that have the attribute `vertical`
 */
export function followedSession<V extends Vertical = 'consumer'>(
  element: Element,
  screen: string,
  onChange: () => void,
  connectMember?: ConnectMember,
): FollowedSession<V> {
  let state: SessionState<V> = UNKNOWN;
  let store: SessionStore<V> | undefined;
  let unsubscribe: (() => void) | undefined;
  /** Each problem is reported once. */
  const reported = new Set<string>();

  const fail = (detail: AuthErrorDetail): void => void element.dispatchEvent(new AuthErrorEvent(detail));
  const complain = (message: string): void => {
    if (reported.has(message)) return;
    reported.add(message);
    console.error(`auth-widget: <${element.localName}>: ${message}`);
    fail({ code: 'configuration', message, screen });
  };
  const change = (next: SessionState<V>): void => {
    if (next === state) return;
    state = next;
    onChange();
  };
  /** Undefined if the settings cannot be used. */
  const find = (): SessionStore<V> | undefined => {
    const given = element[GIVEN];
    const { config } = given;
    for (const { setting, message } of element[UNPARSED].values()) complain(`${setting} ${message}`);
    for (const problem of linkProblems(given, element.baseURI)) complain(problem);
    try {
      // The element's settings say which project it is.
      const options = { ...given, cookieOptions: config?.cookieOptions };
      return pageSession(options, connectMember) as unknown as SessionStore<V>;
    } catch (error) {
      complain((error as Error).message);
      return undefined;
    }
  };
  const leave = (): void => {
    unsubscribe?.();
    store = undefined;
  };
  return {
    get state() {
      return state;
    },
    get store() {
      return store;
    },
    follow() {
      const found = find();
      if (found !== store) {
        leave();
        store = found;
        unsubscribe = found?.subscribe(change);
      }
      change(found?.state ?? UNKNOWN);
    },
    leave,
    complain,
    report(error, shown) {
      const { message } = error as Error;
      // JSON leaves out what is undefined.
      const details = JSON.parse(
        JSON.stringify({ ...(error as ProviderError), name: undefined, message: shown ?? message, screen }),
      ) as AuthErrorDetail;
      fail({ ...details, cause: error });
    },
  };
}
