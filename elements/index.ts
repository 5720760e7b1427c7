/** The package's main entry: registers both elements. */
import { define } from './define.ts';

export type {
  BrowserDiagnosis,
  CopiesDiagnosis,
  DiagnoseOptions,
  Diagnosis,
  Finding,
  OneTapDiagnosis,
  ProjectDiagnosis,
  ProviderDiagnosis,
  RedirectDiagnosis,
  SettingDiagnosis,
  SettingSource,
  Severity,
  Topic,
  ViolationDiagnosis,
} from '../src/advice/diagnosis.ts';
export type { StringOverrides, Strings } from '../src/kit/i18n/catalogue.ts';
export type { PasskeyErrorReason } from '../src/kit/lib/passkey-error-reasons.ts';
export type { Theme } from '../src/kit/theme/tokens.ts';
export type { AuthenticationFactor, Session, SessionData, User } from '../src/settings/session-data.ts';
export type {
  AlreadySignedIn,
  AuthErrorCode,
  AuthErrorDetail,
  AuthEventDetail,
  AuthEventType,
  AuthSubmitDetail,
  AuthSuccessDetail,
  BlockedScript,
  Callbacks,
  ColorScheme,
  Config,
  EmailMagicLinksOptions,
  LinkConfirmation,
  LookupUser,
  Method,
  OAuthOptions,
  OAuthProvider,
  OAuthProviderName,
  OtpMethod,
  OtpOptions,
  PasskeyOptions,
  PasswordOptions,
  Product,
  RedirectHandling,
  SessionEventType,
  SessionOptions,
  TermsAccepted,
  TermsOptions,
  UserType,
  VisitorMessage,
} from '../src/settings/types.ts';
export * from './elements.ts';
export {
  type MountOptions,
  type MountResetPasswordOptions,
  mountLogin,
  mountResetPassword,
} from './mount.ts';

define();
