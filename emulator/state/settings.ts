import * as v from 'valibot';
import {
  anyText,
  count,
  type Format,
  flag,
  httpUrl,
  listOf,
  object,
  oneOf,
  origin,
  projectId,
  sessionMinutes,
  text,
  textThat,
} from './formats.ts';
import { LUDS } from './password-policy.ts';

/** Null by default. */
const orNull = <Of extends Format>(format: Of) => v.optional(v.nullable(format), null);
const off = v.optional(flag, false);
const on = v.optional(flag, true);

const CAPTCHA = v.variant(
  'enabled',
  [
    v.looseObject({ enabled: v.literal(false) }),
    v.looseObject({ enabled: v.literal(true), siteKey: anyText }),
  ],
  '{ enabled: false } or { enabled: true, siteKey }',
);

/** The settings that the provider tells every page in its bootstrap answer, under the provider's names. */
export type BootstrapSettings = v.InferOutput<typeof BOOTSTRAP>;
/** With the defaults of a fresh emulator. */
export const BOOTSTRAP = v.object({
  project_name: v.optional(v.nullable(anyText), 'Emulated project'),
  disable_sdk_watermark: off,
  cname_domain: orNull(anyText),
  email_domains: v.optional(listOf(anyText), []),
  captcha_settings: v.optional(CAPTCHA, { enabled: false }),
  pkce_required_for_email_magic_links: off,
  pkce_required_for_password_resets: off,
  pkce_required_for_oauth: off,
  pkce_required_for_sso: off,
  slug_pattern: orNull(anyText),
  create_organization_enabled: off,
  /** Null under the zxcvbn policy. */
  password_config: orNull(LUDS),
  dfp_protected_auth_enabled: off,
  /** With `DECISIONING`, the SDK sends no captcha unless it is asked for one. */
  dfp_protected_auth_mode: v.optional(oneOf(['OBSERVATION', 'DECISIONING']), 'OBSERVATION'),
  /** If this is null, the SDK logs an error on every start. */
  rbac_policy: v.optional(object, { roles: [], resources: [], scopes: [] }),
  siwe_required_for_crypto_wallets: off,
  vertical: v.optional(oneOf(['CONSUMER', 'B2B']), 'CONSUMER'),
  /**
   * True if search and refusals hide whether an address has an account. Stytch documents the key, but not its effect: ours is
   * that the search tells no type, that sends succeed without sending, and that everything else is a wrong password.
   */
  opaque_errors: off,
});

/** The refusals of either kind of project by its dashboard. */
export type Restrictions = v.InferOutput<typeof RESTRICTIONS>;
const RESTRICTIONS = v.object({
  /** The only URLs that visitors may return to, compared as a whole, with the query; null allows every one. */
  allowed_redirect_urls: orNull(listOf(httpUrl)),
  /** The only origins of pages; null allows every one that may use the emulator. */
  authorized_domains: orNull(listOf(origin)),
  max_session_duration_minutes: v.optional(sessionMinutes, 527_040),
  /** The calls that pages may not make, as paths after `/sdk/v1`. */
  disabled_endpoints: v.optional(
    listOf(textThat((path) => path.startsWith('/'), 'a path such as /users/search')),
    [],
  ),
  /** The calling codes, such as `+1`, that codes may be sent to; null allows every one. Stytch lists countries. */
  phone_calling_codes: orNull(
    listOf(textThat((code) => /^\+\d{1,3}$/.test(code), 'a calling code such as +1')),
  ),
  /**
   * Stytch's verdict on every fingerprint. `CHALLENGE` asks for a captcha in the mode `DECISIONING`, as projects can set it
   * (stytch.com/docs/guides/dfp-protected-auth/handling-challenges).
   */
  dfp_verdict: v.optional(oneOf(['ALLOW', 'CHALLENGE']), 'ALLOW'),
});

/** Where visitors return to unless the page says otherwise. */
export const redirectUrl = v.optional(v.nullable(httpUrl), 'http://localhost:3000/');

/** The settings in the dashboard of either kind of project that pages cannot see. */
export const SHARED_DASHBOARD = {
  ...RESTRICTIONS.entries,
  project_id: projectId,
  secret: text,
  /** The issuer of session JWTs, which is the custom domain for a project that has one; null: `stytch.com/<project ID>`. */
  jwt_issuer: orNull(anyText),
  login_redirect_url: redirectUrl,
  signup_redirect_url: redirectUrl,
  reset_password_redirect_url: redirectUrl,
  breach_detection_on_create: on,
  breach_detection_on_authentication: on,
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
const ONE_TAP_OUTCOMES = [
  'show',
  'cancel',
  'dismiss',
  ...NOT_DISPLAYED,
  ...SKIPPED,
  'no_script',
  'hang_script',
  'hang_frame',
] as const;

/** The settings in the dashboard of a consumer project. */
export const DASHBOARD = v.object({
  ...SHARED_DASHBOARD,
  /** The only token that is accepted; null accepts every token that starts with `public-token-`. */
  public_token: orNull(anyText),
  /** For One Tap; null if the project has no Google client. */
  google_client_id: v.optional(v.nullable(anyText), '000000000000-emulator.apps.googleusercontent.com'),
  one_tap: v.optional(oneOf(ONE_TAP_OUTCOMES), 'show'),
  /** The only origins whose passkeys are accepted; null accepts those of every page that may use the emulator. */
  webauthn_origins: orNull(listOf(origin)),
  /** How long browsers wait for the visitor, in milliseconds. */
  webauthn_timeout_ms: v.optional(count(1, 3_600_000, ' of milliseconds'), 300_000),
  /**
   * True if users with two of mailbox, phone and passkey need proofs of two to change what they sign in with
   * (stytch.com/docs, "Multi-factor authentication" of the frontend SDKs).
   */
  factors_for_changes: on,
});

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
  bootstrap: v.parse(BOOTSTRAP, {}),
  dashboard: v.parse(DASHBOARD, credentials),
});
