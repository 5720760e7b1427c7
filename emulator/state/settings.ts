import type { JsonObject } from './json.ts';
import type { LudsConfig } from './password-policy.ts';

/** The settings that the provider tells every page in its bootstrap answer, under the provider's names. */
export type BootstrapSettings = typeof BOOTSTRAP;
/** As a fresh emulator tells it. */
export const BOOTSTRAP = {
  project_name: 'Emulated project' as string | null,
  disable_sdk_watermark: false,
  cname_domain: null as string | null,
  email_domains: [] as string[],
  captcha_settings: { enabled: false } as JsonObject,
  pkce_required_for_email_magic_links: false,
  pkce_required_for_password_resets: false,
  pkce_required_for_oauth: false,
  pkce_required_for_sso: false,
  slug_pattern: null as string | null,
  create_organization_enabled: false,
  /** Null under the zxcvbn policy. */
  password_config: null as LudsConfig | null,
  dfp_protected_auth_enabled: false,
  /** With `DECISIONING`, the SDK sends no captcha unless it is asked for one. */
  dfp_protected_auth_mode: 'OBSERVATION' as 'OBSERVATION' | 'DECISIONING',
  /** If this is null, the SDK logs an error on every start. */
  rbac_policy: { roles: [], resources: [], scopes: [] } as JsonObject,
  siwe_required_for_crypto_wallets: false,
  vertical: 'CONSUMER',
  /**
   * True if search and refusals hide whether an address has an account. Stytch documents the key, but not its effect: ours is
   * that the search tells no type, that sends succeed without sending, and that everything else is a wrong password.
   */
  opaque_errors: false,
};

/** The refusals of either kind of project by its dashboard. */
export type Restrictions = typeof UNRESTRICTED;
const UNRESTRICTED = {
  /** The only URLs that visitors may return to, compared as a whole, with the query; null allows every one. */
  allowed_redirect_urls: null as string[] | null,
  /** The only origins of pages; null allows every one that may use the emulator. */
  authorized_domains: null as string[] | null,
  /** By default 366 days (stytch.com/docs/guides/sessions/using-sessions). */
  max_session_duration_minutes: 527_040,
  /** The calls that pages may not make, as paths after `/sdk/v1`. */
  disabled_endpoints: [] as string[],
  /** The calling codes, such as `+1`, that codes may be sent to; null allows every one. Stytch lists countries. */
  phone_calling_codes: null as string[] | null,
  /**
   * Stytch's verdict on every fingerprint. `CHALLENGE` asks for a captcha in the mode `DECISIONING`, as projects can set it
   * (stytch.com/docs/guides/dfp-protected-auth/handling-challenges).
   */
  dfp_verdict: 'ALLOW' as 'ALLOW' | 'CHALLENGE',
};

/** The settings in the dashboard of either kind of project that pages cannot see. */
export const SHARED_DASHBOARD = {
  ...UNRESTRICTED,
  /** The issuer of session JWTs, which is the custom domain for a project that has one; null: `stytch.com/<project ID>`. */
  jwt_issuer: null as string | null,
  login_redirect_url: 'http://localhost:3000/' as string | null,
  signup_redirect_url: 'http://localhost:3000/' as string | null,
  reset_password_redirect_url: 'http://localhost:3000/' as string | null,
  breach_detection_on_create: true,
  breach_detection_on_authentication: true,
};

/** Google's reasons for not displaying the prompt. */
const NOT_DISPLAYED = [
  'browser_not_supported',
  'invalid_client',
  'missing_client_id',
  'opt_out_or_no_session',
  'secure_http_required',
  'suppressed_by_user',
  'unregistered_origin',
  'unknown_reason',
] as const;
/** Google's reasons for removing the prompt before it was used. */
const SKIPPED = ['auto_cancel', 'user_cancel', 'tap_outside', 'issuing_failed'] as const;

/**
 * The behavior of our stand-in for Google's script. `show` waits for the visitor; `cancel` shows the prompt and closes it
 * as the visitor would; `dismiss` reports a moment that the SDK ignores; `no_script` answers 404; `hang_script` and
 * `hang_frame` never answer.
 */
export const ONE_TAP_OUTCOMES = [
  'show',
  'cancel',
  'dismiss',
  ...NOT_DISPLAYED,
  ...SKIPPED,
  'no_script',
  'hang_script',
  'hang_frame',
] as const;
export type OneTapOutcome = (typeof ONE_TAP_OUTCOMES)[number];

/** The settings that only the dashboard of a consumer project has. */
export const CONSUMER_DASHBOARD = {
  /** The only token that is accepted; null accepts every token that starts with `public-token-`. */
  public_token: null as string | null,
  /** For One Tap; null if the project has no Google client. */
  google_client_id: '000000000000-emulator.apps.googleusercontent.com' as string | null,
  one_tap: 'show' as OneTapOutcome,
  /** The only origins whose passkeys are accepted; null accepts those of every page that may use the emulator. */
  webauthn_origins: null as string[] | null,
  /** How long browsers wait for the visitor, in milliseconds. */
  webauthn_timeout_ms: 300_000,
  /**
   * True if users with two of mailbox, phone and passkey need proofs of two to change what they sign in with
   * (stytch.com/docs, "Multi-factor authentication" of the frontend SDKs).
   */
  factors_for_changes: true,
};

/** How the project's servers sign in to the backend API. */
export interface ProjectCredentials {
  project_id: string;
  secret: string;
}

/** Fixed, so that a server's configuration survives a restart of the emulator. */
export const DEFAULT_CREDENTIALS: ProjectCredentials = {
  project_id: 'project-test-00000000-0000-0000-0000-000000000000',
  secret: 'secret-test-00000000000000000000000000000000',
};

/** Everything `PATCH /emulator/settings` can set, apart from users. */
export type Settings = ReturnType<typeof defaultSettings>;
export type DashboardSettings = Settings['dashboard'];

/** The settings of a fresh emulator. */
export const defaultSettings = (credentials: ProjectCredentials) => ({
  bootstrap: BOOTSTRAP,
  dashboard: { ...SHARED_DASHBOARD, ...CONSUMER_DASHBOARD, ...credentials },
});
