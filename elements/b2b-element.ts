/** Registers `<auth-b2b-widget>`. */
import { AuthB2bWidget } from './auth-b2b-widget.ts';
import { registerOwn } from './internal/register.ts';

export type { B2bStringOverrides } from '../src/kit/i18n/catalogue.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type {
  Member,
  MemberAuthenticationFactor,
  MemberSession,
  Organization,
} from '../src/settings/business/member-session.ts';
export type {
  AuthFlowType,
  B2bConfig,
  B2bEventDetail,
  B2bEventType,
  B2bMethod,
  B2bOAuthProviderName,
  B2bProduct,
  B2bSubmitDetail,
  B2bSuccessDetail,
  MfaMethod,
} from '../src/settings/business/types.ts';
export type {
  AuthErrorDetail,
  Callbacks,
  ColorScheme,
  RedirectHandling,
} from '../src/settings/types.ts';
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
export { AuthB2bWidget };

registerOwn(AuthB2bWidget);
