/** The events by which the elements for visitors who are signed in ask the page for what takes its server or its support. */
import type {
  AccountSession,
  AuthAccountDeleteDetail,
  AuthAccountSessionsDetail,
  AuthProofLostDetail,
} from '../src/settings/types.ts';
import { WaitableEvent } from './internal/auth-custom-event.ts';

/**
 * `auth-account-delete`: the visitor has confirmed that the account is to be deleted, which takes the page's server. Once the
 * promise that is passed to `waitUntil()` is fulfilled, the element signs the visitor out. Canceling it leaves everything to the page.
 */
export class AuthAccountDeleteEvent extends WaitableEvent<'auth-account-delete', AuthAccountDeleteDetail> {
  constructor(detail: AuthAccountDeleteDetail) {
    super('auth-account-delete', detail);
  }
}

/**
 * `auth-account-sessions`: the section `sessions` asks for the visitor's sessions, or to end all but this one, which takes the page's
 * server. `waitUntil()` takes the promise of the sessions that there are then.
 */
export class AuthAccountSessionsEvent extends WaitableEvent<
  'auth-account-sessions',
  AuthAccountSessionsDetail,
  readonly AccountSession[]
> {
  constructor(detail: AuthAccountSessionsDetail) {
    super('auth-account-sessions', detail);
  }
}

/**
 * `auth-proof-lost`: the visitor has said that they can use none of the ways to confirm that it is them, such as a lost phone. Once the
 * promise that is passed to `waitUntil()` is fulfilled, they read that the site will be in touch. Canceling it leaves everything to
 * the page.
 */
export class AuthProofLostEvent extends WaitableEvent<'auth-proof-lost', AuthProofLostDetail> {
  constructor(detail: AuthProofLostDetail) {
    super('auth-proof-lost', detail);
  }
}

declare global {
  interface HTMLElementEventMap {
    'auth-account-delete': AuthAccountDeleteEvent;
    'auth-account-sessions': AuthAccountSessionsEvent;
    'auth-proof-lost': AuthProofLostEvent;
  }
}
