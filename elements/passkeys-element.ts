/** Registers `<auth-passkeys>`. */
import { AuthPasskeys } from './auth-passkeys.ts';
import { register } from './internal/register.ts';
import { VERSION } from './version.ts';

export type { Diagnosis, Finding } from '../src/advice/diagnosis.ts';
export type { PasskeyErrorReason } from '../src/kit/i18n/passkey-error-reasons.ts';
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

// Not on a server.
if (typeof customElements !== 'undefined') {
  const conflict = register(AuthPasskeys, AuthPasskeys.tag, customElements);
  if (conflict !== undefined) console.warn(`auth-widget: ${conflict}; version ${VERSION} is ignored.`);
}
