import type { JsonObject } from './json.ts';
import type { LudsConfig } from './password-policy.ts';

/** Everything `PATCH /emulator/settings` can set, apart from users. */
export interface Settings {
  readonly bootstrap: BootstrapSettings;
  readonly dashboard: DashboardSettings;
}

/** What the provider tells every page in its bootstrap answer, under the provider's names. */
export interface BootstrapSettings extends JsonObject {
  project_name: string | null;
  disable_sdk_watermark: boolean;
  cname_domain: string | null;
  email_domains: string[];
  captcha_settings: JsonObject;
  pkce_required_for_email_magic_links: boolean;
  pkce_required_for_password_resets: boolean;
  pkce_required_for_oauth: boolean;
  pkce_required_for_sso: boolean;
  slug_pattern: string | null;
  create_organization_enabled: boolean;
  /** Null under the zxcvbn policy. */
  password_config: LudsConfig | null;
  dfp_protected_auth_enabled: boolean;
  /** With `DECISIONING`, the SDK sends no captcha unless it is asked for one. */
  dfp_protected_auth_mode: 'OBSERVATION' | 'DECISIONING';
  rbac_policy: JsonObject;
  siwe_required_for_crypto_wallets: boolean;
  vertical: string;
  /**
   * Whether search and refusals hide if an address has an account. Stytch documents the key, but not its effect: ours is
   * that the search tells no type, that sends succeed without sending, and that everything else is a wrong password.
   */
  opaque_errors: boolean;
}

/** What either kind of project refuses by its dashboard. */
export interface Restrictions {
  /** The only URLs that visitors may return to, compared as a whole, with the query; null allows every one. */
  allowed_redirect_urls: string[] | null;
  /** The only origins of pages; null allows every one that may use the emulator. */
  authorized_domains: string[] | null;
  max_session_duration_minutes: number;
  /** The calls that pages may not make, as paths after `/sdk/v1`. */
  disabled_endpoints: string[];
  /** The calling codes, such as `+1`, that codes may be sent to; null allows every one. Stytch lists countries. */
  phone_calling_codes: string[] | null;
  /**
   * What Stytch makes of every fingerprint. `CHALLENGE` asks for a captcha in the mode `DECISIONING`, as projects can set it
   * (stytch.com/docs/guides/dfp-protected-auth/handling-challenges).
   */
  dfp_verdict: 'ALLOW' | 'CHALLENGE';
}

/** What the provider keeps in its dashboard, where pages cannot see it. */
export interface DashboardSettings extends Restrictions {
  /** The only token that is accepted; null accepts every token that starts with `public-token-`. */
  public_token: string | null;
  /** With the secret, the credentials of the project's servers. */
  project_id: string;
  secret: string;
  /** The issuer of session JWTs, which is the custom domain for a project that has one; null: `stytch.com/<project ID>`. */
  jwt_issuer: string | null;
  login_redirect_url: string | null;
  signup_redirect_url: string | null;
  reset_password_redirect_url: string | null;
  breach_detection_on_create: boolean;
  breach_detection_on_authentication: boolean;
  /** For One Tap; null if the project has no Google client. */
  google_client_id: string | null;
  one_tap: OneTapOutcome;
  /** The only origins whose passkeys are accepted; null accepts those of every page that may use the emulator. */
  webauthn_origins: string[] | null;
  /** How long browsers wait for the visitor, in milliseconds. */
  webauthn_timeout_ms: number;
  /**
   * Whether users with two of mailbox, phone and passkey need proofs of two to change what they sign in with
   * (stytch.com/docs, "Multi-factor authentication" of the frontend SDKs).
   */
  factors_for_changes: boolean;
}

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
 * What our stand-in for Google's script does. `show` waits for the visitor; `cancel` shows the prompt and closes it
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

/** How the project's servers sign in to the backend API. */
export type ProjectCredentials = Pick<DashboardSettings, 'project_id' | 'secret'>;

/** Fixed, so that a server's configuration survives a restart of the emulator. */
export const DEFAULT_CREDENTIALS: ProjectCredentials = {
  project_id: 'project-test-00000000-0000-0000-0000-000000000000',
  secret: 'secret-test-00000000000000000000000000000000',
};

export const UNRESTRICTED: Restrictions = {
  allowed_redirect_urls: null,
  authorized_domains: null,
  // 366 days (stytch.com/docs/guides/sessions/using-sessions).
  max_session_duration_minutes: 527_040,
  disabled_endpoints: [],
  phone_calling_codes: null,
  dfp_verdict: 'ALLOW',
};

/** The settings of a fresh emulator. */
export function defaultSettings(credentials: ProjectCredentials): Settings {
  return {
    bootstrap: {
      project_name: 'Emulated project',
      disable_sdk_watermark: false,
      cname_domain: null,
      email_domains: [],
      captcha_settings: { enabled: false },
      pkce_required_for_email_magic_links: false,
      pkce_required_for_password_resets: false,
      pkce_required_for_oauth: false,
      pkce_required_for_sso: false,
      slug_pattern: null,
      create_organization_enabled: false,
      password_config: null,
      dfp_protected_auth_enabled: false,
      dfp_protected_auth_mode: 'OBSERVATION',
      // If this is null, the SDK logs an error on every start.
      rbac_policy: { roles: [], resources: [], scopes: [] },
      siwe_required_for_crypto_wallets: false,
      vertical: 'CONSUMER',
      opaque_errors: false,
    },
    dashboard: {
      ...UNRESTRICTED,
      public_token: null,
      ...credentials,
      jwt_issuer: null,
      login_redirect_url: 'http://localhost:3000/',
      signup_redirect_url: 'http://localhost:3000/',
      reset_password_redirect_url: 'http://localhost:3000/',
      breach_detection_on_create: true,
      breach_detection_on_authentication: true,
      google_client_id: '000000000000-emulator.apps.googleusercontent.com',
      one_tap: 'show',
      webauthn_origins: null,
      webauthn_timeout_ms: 300_000,
      factors_for_changes: true,
    },
  };
}
