import type { SessionState } from '../src/session/types.ts';
import { AuthCustomEvent } from './internal/auth-custom-event.ts';

/** `auth-session`: whether the visitor is signed in has changed, or who. */
export class AuthSessionEvent extends AuthCustomEvent<'auth-session', SessionState> {
  constructor(detail: SessionState) {
    super('auth-session', detail);
  }
}

declare global {
  interface HTMLElementEventMap {
    'auth-session': AuthSessionEvent;
  }
}
