/** The events of the elements. All of them bubble and cross shadow roots. */
import type {
  AnyEventDetail,
  AnySubmitDetail,
  AnySuccessDetail,
  B2bEventDetail,
  B2bSubmitDetail,
  B2bSuccessDetail,
} from '../src/settings/business/types.ts';
import type {
  AuthErrorDetail,
  AuthEventDetail,
  AuthSubmitDetail,
  AuthSuccessDetail,
} from '../src/settings/types.ts';
import { AuthCustomEvent, WaitableEvent } from './internal/auth-custom-event.ts';

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

/** `auth-event`: a call to Stytch succeeded, or it has confirmed an existing session (`SESSION_FOUND`). */
export class AuthEventEvent<Detail extends AnyEventDetail = AuthEventDetail> extends AuthCustomEvent<
  'auth-event',
  Detail
> {
  constructor(detail: Detail) {
    super('auth-event', detail);
  }
}

/**
 * `auth-submit`: the widget is about to send a code, a link or a password, or to leave for a social login. Canceling it
 * prevents that; `waitUntil()` delays it.
 */
export class AuthSubmitEvent<Detail extends AnySubmitDetail = AuthSubmitDetail> extends WaitableEvent<
  'auth-submit',
  Detail
> {
  constructor(detail: Detail) {
    super('auth-submit', detail);
  }
}

/**
 * `auth-success`: the visitor is signed in. Canceling it prevents the navigation to `success-url`; `waitUntil()` delays the
 * confirmation and that navigation.
 */
export class AuthSuccessEvent<Detail extends AnySuccessDetail = AuthSuccessDetail> extends WaitableEvent<
  'auth-success',
  Detail
> {
  constructor(detail: Detail) {
    super('auth-success', detail);
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
  'auth-submit': AuthSubmitEvent;
  'auth-success': AuthSuccessEvent;
  'auth-error': AuthErrorEvent;
}

/** The events of `<auth-b2b-widget>`. */
export interface B2bEventMap extends Omit<AuthEventMap, 'auth-event' | 'auth-submit' | 'auth-success'> {
  'auth-event': AuthEventEvent<B2bEventDetail>;
  'auth-submit': AuthSubmitEvent<B2bSubmitDetail>;
  'auth-success': AuthSuccessEvent<B2bSuccessDetail>;
}

declare global {
  interface HTMLElementEventMap extends AuthEventMap {}
}
