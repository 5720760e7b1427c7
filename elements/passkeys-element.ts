/** Registers `<auth-passkeys>`. */
import { AuthProofLostEvent } from './account-events.ts';
import { AuthPasskeys } from './auth-passkeys.ts';
import { registerOwn } from './internal/register.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { PasskeyErrorReason } from '../src/kit/lib/passkey-error-reasons.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type {
  AuthErrorDetail,
  AuthEventDetail,
  AuthProofLostDetail,
  ColorScheme,
  Config,
  CookieOptions,
  PasskeyOptions,
  VisitorMessage,
} from '../src/settings/types.ts';
export { AuthErrorEvent, AuthEventEvent } from './events.ts';
export { AuthPasskeys, AuthProofLostEvent };

registerOwn(AuthPasskeys);
