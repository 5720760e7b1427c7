/** The classes, without registering them. */
export { AuthResetPassword } from './auth-reset-password.ts';
export { AuthWidget } from './auth-widget.ts';
export { define } from './define.ts';
export {
  AuthErrorEvent,
  AuthEventEvent,
  type AuthEventMap,
  type AuthReadyDetail,
  AuthReadyEvent,
  type AuthScreenDetail,
  AuthScreenEvent,
  AuthSubmitEvent,
  AuthSuccessEvent,
  type B2bEventMap,
} from './events.ts';
