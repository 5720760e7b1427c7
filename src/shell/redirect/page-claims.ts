import { type Claimant, createTokenClaims } from './token-claims.ts';

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
