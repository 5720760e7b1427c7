/** The same as `bundle.ts` for `<auth-b2b-widget>`. */
export { AuthB2bWidget } from './auth-b2b-widget.ts';
export * from './events.ts';
export { registerOwn } from './internal/register.ts';
