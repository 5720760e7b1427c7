/** Registers `<auth-passkeys>`. */
import { AuthPasskeys } from './auth-passkeys.ts';
import { registerOwn } from './internal/register.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { PasskeyErrorReason } from '../src/kit/lib/passkey-error-reasons.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type {
  AuthErrorDetail,
  AuthEventDetail,
  ColorScheme,
  Config,
  CookieOptions,
  PasskeyOptions,
} from '../src/settings/types.ts';
export { AuthErrorEvent, AuthEventEvent } from './events.ts';
export { AuthPasskeys };

registerOwn(AuthPasskeys);
