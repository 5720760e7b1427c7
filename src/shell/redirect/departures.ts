import { canStrangerNavigate } from '../../kit/lib/foreign-window.ts';
import { safeStorage } from '../../kit/lib/storage.ts';
import { hasSignedOutSince } from '../../provider/changes/sign-outs.ts';
import type { OAuthMethod } from '../../settings/types.ts';
import { DEPARTURE_KEY, readToken, withoutParameters } from './address.ts';

/** Uses getters, so that a server can import it. */
export const redirectPage: RedirectEnvironment = {
  get location() {
    return location;
  },
  get history() {
    return history;
  },
  get localStorage() {
    return localStorage;
  },
  get sessionStorage() {
    return sessionStorage;
  },
  now: () => Date.now(),
  canStrangerNavigate,
};

const ERROR_CODE = /^[a-z_]{1,64}$/;

/** Returns the error code that a third-party provider sent instead of a token (RFC 6749, section 4.1.2.1). */
export function readRefusal(href: string): string | undefined {
  const error = new URL(href).searchParams.get('error');
  return error !== null && ERROR_CODE.test(error) ? error : undefined;
}

export function withoutRefusal(href: string): string {
  return withoutParameters(href, ['error', 'error_description']);
}

/** The parts of `window` that redirects and departures depend on. Tests pass their own. */
export interface RedirectEnvironment {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In ms since 1970. */
  now(): number;
  /** True if a page of another origin can send this tab to any address. */
  canStrangerNavigate(): boolean;
}

/** How a tab leaves for a provider: by the type of token that comes back, or by Google's prompt. */
export type RedirectMethod = OAuthMethod | 'sso' | 'discovery_oauth';

export interface Departures {
  /**
   * Remembers that this tab leaves for a provider, so that coming back needs no further click.
   * @param goal what else comes back with the visitor, as the departure's own
   */
  expectReturn(by: RedirectMethod, goal?: string): void;
  /** Undoes `expectReturn`: the tab did not leave after all. */
  cancelReturn(): void;
  /** How this tab left; undefined if it did not. */
  method(): OAuthMethod | undefined;
  /** True if this tab left for a token of this type. If not, the visitor has to confirm before it is exchanged. */
  isExpected(tokenType: string): boolean;
  /** The `goal` of the departure that a token of this type answers. */
  goalOf(tokenType: string): string | undefined;
  /**
   * If the visitor comes back from a provider without a token, ends the departure and removes the error from the
   * address.
   * @param turnedBack whether they came in the history. Stytch may have refused to start
   * @returns the provider's error code, if any, and the `goal` of the departure; undefined if this tab had not left, since `error` may
   * then be the page's own
   */
  takeRefusal(turnedBack: boolean): { readonly code: string | undefined; readonly goal?: string } | undefined;
}

/** ms. Long enough to create an account at the provider and to confirm it. */
const AWAY = 30 * 60_000;

interface Departure {
  readonly method: OAuthMethod;
  /** Of the token that comes back. */
  readonly tokenType: string;
  /** True if the return may not be what the visitor wants. */
  readonly exposed: boolean;
  readonly goal: string | undefined;
}

/**
 * @param flow whose departures they are. With `account:`, of the user with this id, who connects an account in `<auth-account>`
 * @param providers the types of token that come back
 */
export function createDepartures(
  page: RedirectEnvironment,
  flow: 'consumer' | 'b2b' | `account:${string}`,
  providers: readonly string[],
): Departures {
  const tab = safeStorage(() => page.sessionStorage);
  const origin = safeStorage(() => page.localStorage);
  const cancelReturn = (): void => tab.remove(DEPARTURE_KEY);
  const departure = (): Departure | undefined => {
    const [whose, by, until, exposed, ...goal] = (tab.read(DEPARTURE_KEY) ?? '').split(' ');
    const since = Number(until) - AWAY;
    // One that is yet to come was noted while the clock was ahead.
    const isAway = since <= page.now() && page.now() < Number(until);
    if (whose !== flow || by === undefined || !isAway) return undefined;
    const isOneTap = by === 'one_tap';
    return {
      method: isOneTap ? by : 'oauth',
      tokenType: isOneTap ? 'oauth' : by,
      // Visitors who signed out in any tab do not want what was under way then.
      exposed: exposed === 'exposed' || hasSignedOutSince(origin, since, page.now()),
      goal: goal.join(' ') || undefined,
    };
  };
  const expected = (tokenType: string): Departure | undefined => {
    const left = departure();
    // A stranger's window that was there at either end may have been there in between.
    return left?.tokenType === tokenType && !left.exposed && !page.canStrangerNavigate() ? left : undefined;
  };
  return {
    expectReturn(by, goal = '') {
      const exposed = page.canStrangerNavigate() ? 'exposed' : '';
      tab.write(DEPARTURE_KEY, `${flow} ${by} ${page.now() + AWAY} ${exposed} ${goal}`.trimEnd());
    },
    cancelReturn,
    method: () => departure()?.method,
    isExpected: (tokenType) => expected(tokenType) !== undefined,
    goalOf: (tokenType) => expected(tokenType)?.goal,
    takeRefusal(turnedBack) {
      const { href } = page.location;
      const left = departure();
      if (!left || readToken(href, providers)) return undefined;
      const goal = expected(left.tokenType)?.goal;
      cancelReturn();
      const code = readRefusal(href);
      if (code !== undefined) page.history.replaceState(page.history.state, '', withoutRefusal(href));
      return turnedBack || code !== undefined ? { code, ...(goal !== undefined && { goal }) } : undefined;
    },
  };
}
