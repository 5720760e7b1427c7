import { createRedirect } from './redirect.ts';

/** The page's redirect, shared by all widgets. Uses getters, so that a server can import it. */
export const pageRedirect = createRedirect({
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
});
