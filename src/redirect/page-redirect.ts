import { createRedirect } from './redirect.ts';

/** The page's one redirect, shared by all widgets. Getters, so that importing this on a server touches nothing. */
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
