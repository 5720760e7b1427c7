import type { AuthAccountDeleteDetail } from '../src/settings/types.ts';
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

declare global {
  interface HTMLElementEventMap {
    'auth-account-delete': AuthAccountDeleteEvent;
  }
}
