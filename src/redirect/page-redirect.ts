import { canStrangerNavigate } from '../lib/foreign-window.ts';
import { pageClaims } from './page-claims.ts';
import { createRedirect } from './redirect.ts';

/** The page's redirect, shared by all widgets. */
export const pageRedirect = createRedirect(
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
);
