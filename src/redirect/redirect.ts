/**
 * The page's address and what this browser remembers about it: which widget has claimed the token, whether this
 * browser asked for that token, and whether this tab left for a provider. This protects visitors from links that a
 * stranger sent.
 */
import type { OAuthMethod } from '../config/types.ts';
import { safeStorage } from '../lib/storage.ts';
import { readRefusal, readToken, type UrlToken, withoutRefusal, withoutToken } from './address.ts';

/** The parts of `window` that redirects depend on. Tests pass their own. */
export interface RedirectEnvironment {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In ms since 1970. */
  now(): number;
}

/** A widget that claims a token. Once it has left the page, another widget may claim it. */
export interface Claimant {
  readonly isConnected: boolean;
}

/** Which tokens a widget can use. */
export interface TokenRequest<Type extends string> {
  readonly accepted: readonly Type[];
  /** The type of a token that comes without `stytch_token_type`. Leave out to ignore such tokens. */
  readonly untyped?: Type | undefined;
}

/** The part of a redirect that actions use. */
export interface ActionRedirect {
  /**
   * Remembers that this browser asked for a link, so that opening the link here needs no further click.
   * @param minutes how long the link is valid
   */
  expectLink(minutes: number): void;
  /** Remembers that this tab leaves for a provider, so that coming back needs no further click. */
  expectReturn(method: OAuthMethod): void;
  /** Undoes `expectReturn`: the tab did not leave after all. */
  cancelReturn(): void;
  /**
   * Call right before exchanging a token, and again before each retry with the same token. Removes it from the address
   * and ends the departure that it answers.
   * @returns how the tab had left
   */
  spendToken(token: string): OAuthMethod;
}

export interface Redirect extends ActionRedirect {
  /** The token that `takeToken` would return, without claiming it. */
  peekToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /** Claims the address's token, so that no other widget on the page spends it too. */
  takeToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /** Whether this browser asked for a token of this type. If not, the visitor has to confirm before it is exchanged. */
  isExpected(tokenType: string): boolean;
  /** Removes a token from the address bar. A reset token stays available to a widget that replaces this one. */
  hideToken(token: string): void;
  /**
   * If the visitor comes back from a provider without a token, ends the departure and removes the error from the
   * address.
   * @returns the provider's error code; undefined if this tab had not left, since `error` may then be the page's own
   */
  takeRefusal(): string | undefined;
  /** A session exists: expects no more links, since one that arrives now may be a stranger's. */
  signedIn(): void;
}

/** Holds a timestamp in ms, and nothing about the visitor. */
const ASKED_KEY = 'auth-widget:asked-until';
/** Holds the method and a timestamp in ms. */
const DEPARTURE_KEY = 'auth-widget:left-for-provider';

/** ms. */
const MINUTE = 60_000;
/** ms. Long enough to create an account at the provider and to confirm it. */
const AWAY = 30 * MINUTE;

const RESET_TOKEN = { accepted: ['reset_password'], untyped: 'reset_password' } as const;

/** What this browser remembers: until when a link is expected, and that the tab left for a provider. */
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
  /** Addresses that a reset token was removed from -> the same addresses with it, until the token is used. */
  const hidden = new Map<string, string>();
  /** Token -> how the tab had left before it came back with that token. */
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
