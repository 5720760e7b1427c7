import { canStrangerNavigate } from '../../kit/lib/foreign-window.ts';
import { pageClaims } from './page-claims.ts';
import { createRedirect, type Redirect, type TokenKinds } from './redirect.ts';

/** The redirect of a flow, shared by all its widgets on the page. */
export const createPageRedirect = (kinds: TokenKinds): Redirect =>
  createRedirect(
    {
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
    },
    pageClaims,
    kinds,
  );
