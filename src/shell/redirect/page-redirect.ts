import { redirectPage } from './departures.ts';
import { createRedirect, type Redirect, type TokenKinds } from './redirect.ts';
import { pageClaims } from './token-claims.ts';

/** The redirect of a flow, shared by all its widgets on the page. */
export const createPageRedirect = (kinds: TokenKinds): Redirect =>
  createRedirect(redirectPage, pageClaims, kinds);
