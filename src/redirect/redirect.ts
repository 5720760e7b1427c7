/**
 * The page's address and what this browser remembers of it: whose token it holds, whether this browser asked for that
 * token, and whether this tab left for a provider. This is what stands between the visitor and a stranger's link.
 */
import type { OAuthMethod } from '../config/types.ts';
import { safeStorage } from '../lib/storage.ts';
import { readRefusal, readToken, type UrlToken, withoutRefusal, withoutToken } from './address.ts';

/** The parts of `window` that redirects depend on; tests pass their own. */
export interface RedirectEnvironment {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** ms since 1970. */
  now(): number;
}

/** Whoever claims a token; once it has left the page, another widget may have the token. */
export interface Claimant {
  readonly isConnected: boolean;
}

/** Which tokens a widget can use. */
export interface TokenRequest<Type extends string> {
  readonly accepted: readonly Type[];
  /** The type of a token without `stytch_token_type`; leave out to ignore such tokens. */
  readonly untyped?: Type | undefined;
}

/** What actions may do with redirects. */
export interface ActionRedirect {
  /**
   * Notes that this browser asked for a link, so that opening it here needs no further click.
   * @param minutes how long the link is valid
   */
  expectLink(minutes: number): void;
  /** Notes that this tab leaves for a provider, so that coming back needs no further click. */
  expectReturn(method: OAuthMethod): void;
  /** The tab did not leave after all. */
  cancelReturn(): void;
  /**
   * Call right before exchanging a token: takes it out of the address and ends the departure that it answers. Call again
   * to retry the same token.
   * @returns how the tab had left
   */
  spendToken(token: string): OAuthMethod;
}

export interface Redirect extends ActionRedirect {
  /** The token that `takeToken` would give, without claiming it. */
  peekToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /** Claims the address's token, so that no other widget on the page spends it too. */
  takeToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /** Whether this browser asked for a token of that type; if not, a person has to confirm. */
  isExpected(tokenType: string): boolean;
  /** Takes a token out of the address bar. A reset token stays available to a widget that replaces this one. */
  hideToken(token: string): void;
  /**
   * A visitor who left for a provider is back without a token: ends the departure and clears the address.
   * @returns the provider's error code; undefined unless this tab had left, as the `error` may be the page's own
   */
  takeRefusal(): string | undefined;
  /** A session exists: forgets what was expected, as a link that arrives now may be a stranger's. */
  signedIn(): void;
}

/** Holds a timestamp (ms) and nothing about the visitor. */
const ASKED_KEY = 'auth-widget:asked-until';
/** Holds the method and a timestamp (ms). */
const DEPARTURE_KEY = 'auth-widget:left-for-provider';

/** ms. */
const MINUTE = 60_000;
/** ms. Long enough to create an account at the provider, including its codes. */
const AWAY = 30 * MINUTE;

const RESET_TOKEN = { accepted: ['reset_password'], untyped: 'reset_password' } as const;

/** The two notes that this browser keeps. */
function createNotes(page: RedirectEnvironment) {
  const browser = safeStorage(() => page.localStorage);
  const tab = safeStorage(() => page.sessionStorage);
  const askedUntil = (): number => Number(browser.read(ASKED_KEY) ?? 0);
  return {
    expectLink(minutes: number): void {
      browser.write(ASKED_KEY, String(Math.max(askedUntil(), page.now() + minutes * MINUTE)));
    },
    hasAsked: (): boolean => askedUntil() > page.now(),
    forgetAsked: (): void => browser.remove(ASKED_KEY),
    expectReturn(method: OAuthMethod): void {
      tab.write(DEPARTURE_KEY, `${method} ${page.now() + AWAY}`);
    },
    departure(): OAuthMethod | undefined {
      const [method, until] = (tab.read(DEPARTURE_KEY) ?? '').split(' ');
      if (!(Number(until) > page.now())) return undefined;
      return method === 'one_tap' ? method : 'oauth';
    },
    endDeparture: (): void => tab.remove(DEPARTURE_KEY),
  };
}

export function createRedirect(page: RedirectEnvironment): Redirect {
  const notes = createNotes(page);
  const claims = new Map<string, Claimant>();
  /** Address without its reset token -> with it, until the token is used. */
  const hidden = new Map<string, string>();
  /** How the tab had left, by the token that it came back with. */
  const spent = new Map<string, OAuthMethod>();

  const replaceAddress = (href: string): void => page.history.replaceState(page.history.state, '', href);

  const peekToken: Redirect['peekToken'] = (widget, { accepted, untyped }) => {
    const { href } = page.location;
    const found = readToken(hidden.get(href) ?? href, accepted, untyped);
    const claimant = found && claims.get(found.token);
    return claimant?.isConnected && claimant !== widget ? undefined : found;
  };

  const hideToken = (token: string): void => {
    const { href } = page.location;
    if (new URL(href).searchParams.get('token') !== token) return;
    const clean = withoutToken(href);
    if (readToken(href, RESET_TOKEN.accepted, RESET_TOKEN.untyped)) hidden.set(clean, href);
    replaceAddress(clean);
  };

  return {
    expectLink: notes.expectLink,
    expectReturn: notes.expectReturn,
    cancelReturn: notes.endDeparture,
    peekToken,
    hideToken,
    takeToken(widget, request) {
      const found = peekToken(widget, request);
      if (found) claims.set(found.token, widget);
      return found;
    },
    isExpected: (tokenType) => (tokenType === 'oauth' ? notes.departure() !== undefined : notes.hasAsked()),
    spendToken(token) {
      hideToken(token);
      const method = spent.get(token) ?? notes.departure() ?? 'oauth';
      spent.set(token, method);
      notes.endDeparture();
      return method;
    },
    takeRefusal() {
      const { href } = page.location;
      if (notes.departure() === undefined || readToken(href, ['oauth'])) return undefined;
      notes.endDeparture();
      const code = readRefusal(href);
      if (code !== undefined) replaceAddress(withoutRefusal(href));
      return code;
    },
    signedIn() {
      notes.forgetAsked();
      hidden.clear();
    },
  };
}
