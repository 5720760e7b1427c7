import type { SessionState, Vertical } from '../src/session/types.ts';
import { AuthCustomEvent } from './internal/auth-custom-event.ts';

/** `auth-session`: whether the visitor is signed in has changed, or who. */
export class AuthSessionEvent<V extends Vertical = 'consumer'> extends AuthCustomEvent<
  'auth-session',
  SessionState<V>
> {
  constructor(detail: SessionState<V>) {
    super('auth-session', detail);
  }
}

declare global {
  interface HTMLElementEventMap {
    'auth-session': AuthSessionEvent;
  }
}
