/** The events that a page hears; all bubble and cross shadow roots (contract section 3). */
import type { AuthErrorDetail, AuthEventDetail, AuthSuccessDetail } from '../src/config/types.ts';

export interface AuthReadyDetail {
  /** The first screen, by the name that `screen` has. */
  screen: string;
}

export interface AuthScreenDetail {
  screen: string;
  previous: string;
}

abstract class AuthCustomEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable });
  }
}

/** `auth-ready`: the first screen can be used. */
export class AuthReadyEvent extends AuthCustomEvent<AuthReadyDetail> {
  constructor(detail: AuthReadyDetail) {
    super('auth-ready', detail);
  }
}

/** `auth-screen`: another screen is shown. */
export class AuthScreenEvent extends AuthCustomEvent<AuthScreenDetail> {
  constructor(detail: AuthScreenDetail) {
    super('auth-screen', detail);
  }
}

/** `auth-event`: a call to the provider went well, or the visitor is signed in already (`SESSION_FOUND`). */
export class AuthEventEvent extends AuthCustomEvent<AuthEventDetail> {
  constructor(detail: AuthEventDetail) {
    super('auth-event', detail);
  }
}

/** `auth-success`: a session exists. Cancelling it keeps the page from going to `success-url`. */
export class AuthSuccessEvent extends AuthCustomEvent<AuthSuccessDetail> {
  constructor(detail: AuthSuccessDetail) {
    super('auth-success', detail, true);
  }
}

/** `auth-error`: something failed, whether or not it is shown in place. */
export class AuthErrorEvent extends AuthCustomEvent<AuthErrorDetail> {
  constructor(detail: AuthErrorDetail) {
    super('auth-error', detail);
  }
}

export interface AuthEventMap {
  'auth-ready': AuthReadyEvent;
  'auth-screen': AuthScreenEvent;
  'auth-event': AuthEventEvent;
  'auth-success': AuthSuccessEvent;
  'auth-error': AuthErrorEvent;
}

declare global {
  interface HTMLElementEventMap extends AuthEventMap {}
}
