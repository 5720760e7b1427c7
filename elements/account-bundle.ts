/** The same as `bundle.ts` for `<auth-account>` and `<auth-passkeys>`. */
export { AuthAccountDeleteEvent, AuthAccountSessionsEvent, AuthProofLostEvent } from './account-events.ts';
export { AuthAccount } from './auth-account.ts';
export { AuthPasskeys } from './auth-passkeys.ts';
export { AuthErrorEvent, AuthEventEvent } from './events.ts';
export { registerOwn } from './internal/register.ts';
