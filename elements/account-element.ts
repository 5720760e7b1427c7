/** Registers `<auth-account>`. */
import { AuthAccountDeleteEvent, AuthAccountSessionsEvent, AuthProofLostEvent } from './account-events.ts';
import { AuthAccount } from './auth-account.ts';
import { registerOwn } from './internal/register.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { PasskeyErrorReason } from '../src/kit/lib/passkey-error-reasons.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type { AccountSection } from '../src/settings/account-sections.ts';
export type { Session, User } from '../src/settings/session-data.ts';
export type {
  AccountSession,
  AuthAccountDeleteDetail,
  AuthAccountSessionsDetail,
  AuthErrorDetail,
  AuthEventDetail,
  AuthProofLostDetail,
  ColorScheme,
  Config,
  CookieOptions,
  OtpOptions,
  PasskeyOptions,
  VisitorMessage,
} from '../src/settings/types.ts';
export { AuthErrorEvent, AuthEventEvent } from './events.ts';
export { AuthAccount, AuthAccountDeleteEvent, AuthAccountSessionsEvent, AuthProofLostEvent };

registerOwn(AuthAccount);
