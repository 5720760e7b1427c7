/** The classes, without registering them. */
export { AuthResetPassword } from './auth-reset-password.ts';
export { AuthWidget } from './auth-widget.ts';
export { define } from './define.ts';
export * from './events.ts';
