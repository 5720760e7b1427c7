/** The events of the elements. All of them bubble and cross shadow roots. */
import type { AnyEventDetail, B2bSuccessDetail } from '../src/config/b2b/types.ts';
import type { AuthErrorDetail, AuthEventDetail, AuthSuccessDetail } from '../src/config/types.ts';
import { AuthCustomEvent } from './internal/auth-custom-event.ts';

export interface AuthReadyDetail {
  /** Name of the first screen. */
  screen: string;
}

export interface AuthScreenDetail {
  screen: string;
  previous: string;
}

/** `auth-ready`: the first screen is ready to use. */
export class AuthReadyEvent extends AuthCustomEvent<'auth-ready', AuthReadyDetail> {
  constructor(detail: AuthReadyDetail) {
    super('auth-ready', detail);
  }
}

/** `auth-screen`: another screen is shown. */
export class AuthScreenEvent extends AuthCustomEvent<'auth-screen', AuthScreenDetail> {
  constructor(detail: AuthScreenDetail) {
    super('auth-screen', detail);
  }
}

/** `auth-event`: a call to the provider succeeded, or it has confirmed an existing session (`SESSION_FOUND`). */
export class AuthEventEvent<Detail extends AnyEventDetail = AuthEventDetail> extends AuthCustomEvent<
  'auth-event',
  Detail
> {
  constructor(detail: Detail) {
    super('auth-event', detail);
  }
}

/** `auth-success`: the visitor is signed in. Canceling it prevents the navigation to `success-url`. */
export class AuthSuccessEvent<
  Detail extends AuthSuccessDetail | B2bSuccessDetail = AuthSuccessDetail,
> extends AuthCustomEvent<'auth-success', Detail> {
  constructor(detail: Detail) {
    super('auth-success', detail, true);
  }
}

/** `auth-error`: something failed, whether or not the widget shows it. */
export class AuthErrorEvent extends AuthCustomEvent<'auth-error', AuthErrorDetail> {
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
