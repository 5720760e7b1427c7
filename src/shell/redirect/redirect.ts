/**
 * What this browser remembers of the links it asked for and of tabs that left for a provider, and what becomes of the
 * token in the page's address. This protects visitors from links that a stranger sent.
 */

import { safeStorage } from '../../kit/lib/storage.ts';
import type { OAuthMethod } from '../../settings/types.ts';
import { readToken } from './address.ts';
import { DEPARTURE_KEY } from './departure.ts';
import { readRefusal, withoutRefusal } from './refusal.ts';
import type { TokenClaims } from './token-claims.ts';

/** The parts of `window` that redirects depend on. Tests pass their own. */
export interface RedirectEnvironment {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** In ms since 1970. */
  now(): number;
  /** Whether a page of another origin can send this tab to any address. */
  canStrangerNavigate(): boolean;
}

/** The types of token that a flow's links and providers bring. */
export interface TokenKinds {
  /**
   * Whose they are: types of token have the same names in several flows. With `account:`, of the user with this id, who connects an
   * account in `<auth-account>`.
   */
  readonly flow: 'consumer' | 'b2b' | `account:${string}`;
  /** Of emailed links. */
  readonly links: readonly string[];
  /** Of third-party providers. */
  readonly providers: readonly string[];
  /** The other parameters that these links and providers add to the address. */
  readonly parameters?: readonly string[];
}

/** How a tab leaves for a provider: by the type of token that comes back, or by Google's prompt. */
export type Leaving = OAuthMethod | 'sso' | 'discovery_oauth';

/** A link that this browser asked for. */
export interface AskedLink {
  readonly tokenType: string;
  /** How long the link is valid. */
  readonly minutes: number;
  /** The hash of the address that it was sent to, and of its organization (`src/kit/lib/address-hash.ts`). */
  readonly addressHash: string;
  /** Whether the provider refuses a token that another browser asked for (PKCE). */
  readonly pkce: boolean;
  /** Whether it verifies an address before its first password. The link itself does not tell. */
  readonly resets?: boolean;
}

/** What this browser knew about a token before it was spent. */
export interface SpentToken {
  /** How the tab had left, if a provider sent the token. */
  readonly method: OAuthMethod;
  /** The hash of what this browser asked for a link with; undefined if it asked for none. */
  readonly addressHash?: string | undefined;
  /** Whether this browser asked for the link in order to set a password. */
  readonly resets?: boolean;
}

/** The part of a redirect that actions use. */
export interface ActionRedirect {
  /**
   * Remembers that this browser asked for a link, so that opening the link here needs no further click. Replaces what
   * it remembers of earlier links of this type.
   */
  expectLink(link: AskedLink): void;
  /** Remembers that this tab leaves for a provider, so that coming back needs no further click. */
  expectReturn(by: Leaving): void;
  /** Undoes `expectReturn`: the tab did not leave after all. */
  cancelReturn(): void;
  /**
   * Call right before exchanging a token, and again before each retry with the same token. A reset token, which outlives
   * a rejected password, is spent once the provider has accepted it. Removes the token from the address, and ends the
   * departure or the wait for a link that it answers.
   */
  spendToken(token: string, tokenType: string): SpentToken;
}

export interface Redirect extends ActionRedirect {
  /** Whether this browser asked for a token of this type. If not, the visitor has to confirm before it is exchanged. */
  isExpected(tokenType: string): boolean;
  /** Hides a reset token from the address bar, but keeps it for a widget that replaces this one. */
  hideToken(token: string): void;
  /**
   * If the visitor comes back from a provider without a token, ends the departure and removes the error from the
   * address.
   * @param turnedBack whether they came in the history. Stytch may have refused to start
   * @returns the provider's error code, if any; undefined if this tab had not left, since `error` may then be the page's
   * own
   */
  takeRefusal(turnedBack: boolean): { readonly code: string | undefined } | undefined;
  /** A session exists: expects no more links, since one that arrives now may be a stranger's. */
  signedIn(): void;
}

/** Holds a timestamp in ms, a hash of the address, and `resets` if the link leads to a new password. */
const askedKey = (tokenType: string): string => `auth-widget:asked-${tokenType}`;

/** ms. */
const MINUTE = 60_000;
/** ms. Long enough to create an account at the provider and to confirm it. */
const AWAY = 30 * MINUTE;
/**
 * ms. Without PKCE nothing but the visitor tells this browser's link from a stranger's. Email arrives within minutes,
 * and who is waiting for it opens it at once; a stranger does not know when that is.
 */
const WITHOUT_PKCE = 15 * MINUTE;

interface Departure {
  readonly method: OAuthMethod;
  /** Of the token that comes back. */
  readonly tokenType: string;
  readonly exposed: boolean;
}

function createNotes(page: RedirectEnvironment, flow: TokenKinds['flow']) {
  const browser = safeStorage(() => page.localStorage);
  const tab = safeStorage(() => page.sessionStorage);
  return {
    expectLink({ tokenType, minutes, addressHash, pkce, resets }: AskedLink): void {
      const valid = minutes * MINUTE;
      const until = page.now() + (pkce ? valid : Math.min(valid, WITHOUT_PKCE));
      browser.write(askedKey(tokenType), `${until} ${addressHash}${resets ? ' resets' : ''}`);
    },
    /** The link of this type that is expected. */
    asked(tokenType: string): Pick<SpentToken, 'addressHash' | 'resets'> {
      const [until, addressHash, resets] = (browser.read(askedKey(tokenType)) ?? '').split(' ');
      return Number(until) > page.now() ? { addressHash, resets: resets !== undefined } : {};
    },
    forgetAsked: (tokenType: string): void => browser.remove(askedKey(tokenType)),
    expectReturn(by: Leaving): void {
      const until = page.now() + AWAY;
      tab.write(DEPARTURE_KEY, `${flow} ${by} ${until}${page.canStrangerNavigate() ? ' exposed' : ''}`);
    },
    /** The departure of this flow. */
    departure(): Departure | undefined {
      const [whose, by, until, exposed] = (tab.read(DEPARTURE_KEY) ?? '').split(' ');
      if (whose !== flow || by === undefined || !(Number(until) > page.now())) return undefined;
      const isOneTap = by === 'one_tap';
      return {
        method: isOneTap ? by : 'oauth',
        tokenType: isOneTap ? 'oauth' : by,
        exposed: exposed !== undefined,
      };
    },
    endDeparture: (): void => tab.remove(DEPARTURE_KEY),
  };
}

export function createRedirect(
  page: RedirectEnvironment,
  { hideToken, forgetToken }: Pick<TokenClaims, 'hideToken' | 'forgetToken'>,
  { flow, links, providers, parameters }: TokenKinds,
): Redirect {
  const notes = createNotes(page, flow);
  const spent = new Map<string, SpentToken>();

  return {
    expectLink: notes.expectLink,
    expectReturn: notes.expectReturn,
    cancelReturn: notes.endDeparture,
    hideToken: (token) => hideToken(token, parameters),
    isExpected(tokenType) {
      if (!providers.includes(tokenType)) return notes.asked(tokenType).addressHash !== undefined;
      const departure = notes.departure();
      // A stranger's window that was there at either end may have been there in between.
      return departure?.tokenType === tokenType && !departure.exposed && !page.canStrangerNavigate();
    },
    spendToken(token, tokenType) {
      hideToken(token, parameters);
      forgetToken();
      const known = spent.get(token) ?? {
        method: notes.departure()?.method ?? 'oauth',
        ...notes.asked(tokenType),
      };
      spent.set(token, known);
      notes.endDeparture();
      notes.forgetAsked(tokenType);
      return known;
    },
    takeRefusal(turnedBack) {
      const { href } = page.location;
      if (notes.departure() === undefined || readToken(href, providers)) return undefined;
      notes.endDeparture();
      const code = readRefusal(href);
      if (code !== undefined) page.history.replaceState(page.history.state, '', withoutRefusal(href));
      return turnedBack || code !== undefined ? { code } : undefined;
    },
    signedIn() {
      for (const type of links) notes.forgetAsked(type);
      forgetToken();
    },
  };
}
