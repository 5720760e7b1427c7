/**
 * The token in the page's address, and which widget has claimed it. Part of the entry chunk, because the first of
 * several widgets must claim the token before any of them is drawn.
 */
import { readToken, type UrlToken, withoutToken } from './address.ts';

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

/** The parts of `window` that claims depend on. Tests pass their own. */
export interface ClaimEnvironment {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** Token -> the widget that has claimed it. Shared by all copies of the package on the page. */
  readonly claims: Map<string, Claimant>;
}

export interface TokenClaims {
  /** The token that `takeToken` would return, without claiming it. */
  peekToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /** Claims the address's token, so that no other widget on the page spends it too. */
  takeToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /**
   * Removes a token from the address bar, but keeps it for the widget that has claimed it, and at this address for one
   * that replaces that widget. Does nothing if the address has another token, or none.
   * @param more what else links of the flow add to the address
   */
  hideToken(token: string, more?: readonly string[]): void;
  /** Puts a hidden token back into the address, so that a reload does not lose it. */
  showToken(): void;
  /** Forgets the hidden token. */
  forgetToken(): void;
  /** The address that the token came with. */
  addressOf(token: string): string;
}

export function createTokenClaims(page: ClaimEnvironment): TokenClaims {
  let hidden: { readonly token: string; readonly full: string; readonly clean: string } | undefined;

  const replaceAddress = (href: string): void => page.history.replaceState(page.history.state, '', href);

  const peekToken: TokenClaims['peekToken'] = (widget, { accepted, untyped }) => {
    const { href } = page.location;
    const kept =
      hidden && (hidden.clean === href || page.claims.get(hidden.token) === widget) ? hidden.full : href;
    // A newer link comes first.
    const found = readToken(href, accepted, untyped) ?? readToken(kept, accepted, untyped);
    const claimant = found && page.claims.get(found.token);
    return claimant?.isConnected && claimant !== widget ? undefined : found;
  };

  return {
    peekToken,
    takeToken(widget, request) {
      const found = peekToken(widget, request);
      if (found) page.claims.set(found.token, widget);
      return found;
    },
    hideToken(token, more) {
      const full = page.location.href;
      if (new URL(full).searchParams.get('token') !== token) return;
      const clean = withoutToken(full, more);
      replaceAddress(clean);
      hidden = { token, full, clean };
    },
    showToken() {
      if (hidden?.clean === page.location.href) replaceAddress(hidden.full);
    },
    forgetToken() {
      hidden = undefined;
    },
    addressOf: (token) => (hidden?.token === token ? hidden.full : page.location.href),
  };
}

/**
 * A page may load the package twice: two versions of it, or once more inside of another bundle. The copies find each
 * other by this symbol, so every version must keep its name, and the type of what it leads to.
 */
const CLAIMS = Symbol.for('auth-widget.claims');

/** The page's claims, shared by all widgets. Uses getters, so that a server can import it. */
export const pageClaims = createTokenClaims({
  get location() {
    return location;
  },
  get history() {
    return history;
  },
  get claims() {
    const shared = globalThis as typeof globalThis & { [CLAIMS]?: Map<string, Claimant> };
    shared[CLAIMS] ??= new Map();
    return shared[CLAIMS];
  },
});
