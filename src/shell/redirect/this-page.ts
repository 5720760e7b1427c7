import { canStrangerNavigate } from '../../kit/lib/foreign-window.ts';
import type { RedirectEnvironment } from './departures.ts';

/** Uses getters, so that a server can import it. */
export const thisPage: RedirectEnvironment = {
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
};
