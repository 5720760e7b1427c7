/**
 * The token in the page's address, and which widget has claimed it. Part of the entry chunk, because the first of
 * several widgets must claim the token before any of them is drawn.
 */
import { readToken, type UrlToken } from './address.ts';

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
  /** Token -> the widget that has claimed it. Shared by all copies of the package on the page. */
  readonly claims: Map<string, Claimant>;
}

export interface TokenClaims {
  /** Addresses that a reset token was removed from -> the same addresses with it, until the token is used. */
  readonly hidden: Map<string, string>;
  /** The token that `takeToken` would return, without claiming it. */
  peekToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
  /** Claims the address's token, so that no other widget on the page spends it too. */
  takeToken<Type extends string>(widget: Claimant, request: TokenRequest<Type>): UrlToken<Type> | undefined;
}

export function createTokenClaims(page: ClaimEnvironment): TokenClaims {
  const hidden = new Map<string, string>();

  const peekToken: TokenClaims['peekToken'] = (widget, { accepted, untyped }) => {
    const { href } = page.location;
    const found = readToken(hidden.get(href) ?? href, accepted, untyped);
    const claimant = found && page.claims.get(found.token);
    return claimant?.isConnected && claimant !== widget ? undefined : found;
  };

  return {
    hidden,
    peekToken,
    takeToken(widget, request) {
      const found = peekToken(widget, request);
      if (found) page.claims.set(found.token, widget);
      return found;
    },
  };
}
