/** Registers `<auth-account>`. */
import { AuthAccount } from './auth-account.ts';
import { registerOwn } from './internal/register.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { PasskeyErrorReason } from '../src/kit/lib/passkey-error-reasons.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type { AccountSection } from '../src/settings/account-sections.ts';
export type {
  AuthErrorDetail,
  AuthEventDetail,
  ColorScheme,
  Config,
  CookieOptions,
  OtpOptions,
  PasskeyOptions,
} from '../src/settings/types.ts';
export { AuthErrorEvent, AuthEventEvent } from './events.ts';
export { AuthAccount };

registerOwn(AuthAccount);
