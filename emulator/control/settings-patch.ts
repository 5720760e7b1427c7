import { badRequest } from '../http/api-error.ts';
import type { JsonObject } from '../state/json.ts';
import { DEFAULT_LUDS, type LudsConfig } from '../state/password-policy.ts';
import {
  type BootstrapSettings,
  type DashboardSettings,
  ONE_TAP_OUTCOMES,
  type Restrictions,
  type Settings,
} from '../state/settings.ts';
import {
  callingCodesOrNull,
  captcha,
  checkValues,
  flag,
  object,
  oneOf,
  originsOrNull,
  passwordConfig,
  pathList,
  projectId,
  type Rule,
  sessionMinutes,
  text,
  textList,
  textOrNull,
  timeout,
  urlOrNull,
  urlsOrNull,
} from './rules.ts';

const RESTRICTION_RULES: Record<keyof Restrictions, Rule> = {
  allowed_redirect_urls: urlsOrNull,
  authorized_domains: originsOrNull,
  max_session_duration_minutes: sessionMinutes,
  disabled_endpoints: pathList,
  phone_calling_codes: callingCodesOrNull,
  dfp_verdict: oneOf(['ALLOW', 'CHALLENGE']),
};

/** Of both projects. */
export const SHARED_RULES = {
  ...RESTRICTION_RULES,
  project_id: projectId,
  secret: text,
  jwt_issuer: textOrNull,
  login_redirect_url: urlOrNull,
  signup_redirect_url: urlOrNull,
  reset_password_redirect_url: urlOrNull,
  breach_detection_on_create: flag,
  breach_detection_on_authentication: flag,
};

const DASHBOARD_RULES: Record<keyof DashboardSettings, Rule> = {
  ...SHARED_RULES,
  public_token: textOrNull,
  google_client_id: textOrNull,
  one_tap: oneOf(ONE_TAP_OUTCOMES),
  webauthn_origins: originsOrNull,
  webauthn_timeout_ms: timeout,
  factors_for_changes: flag,
};

const BOOTSTRAP_RULES: Record<string, Rule> = {
  project_name: textOrNull,
  disable_sdk_watermark: flag,
  cname_domain: textOrNull,
  email_domains: textList,
  captcha_settings: captcha,
  pkce_required_for_email_magic_links: flag,
  pkce_required_for_password_resets: flag,
  pkce_required_for_oauth: flag,
  pkce_required_for_sso: flag,
  slug_pattern: textOrNull,
  create_organization_enabled: flag,
  password_config: passwordConfig,
  dfp_protected_auth_enabled: flag,
  dfp_protected_auth_mode: oneOf(['OBSERVATION', 'DECISIONING']),
  rbac_policy: object,
  siwe_required_for_crypto_wallets: flag,
  vertical: oneOf(['CONSUMER', 'B2B']),
  opaque_errors: flag,
};

/**
 * The settings with a patch applied. Ignores `users` and `b2b`, which others read.
 * @throws ApiError 400 that names the wrong key
 */
export function patchSettings(settings: Settings, patch: JsonObject): Settings {
  const { users: _, b2b: __, ...values } = patch;
  return patchProject(settings, values, DASHBOARD_RULES);
}

/**
 * The settings of a project with a patch applied.
 * @param path what to call the patch in messages, with a dot after it; empty for the whole body
 * @throws ApiError 400 that names the wrong key
 */
export function patchProject<Dashboard extends object>(
  settings: { readonly bootstrap: BootstrapSettings; readonly dashboard: Dashboard },
  patch: JsonObject,
  dashboardRules: Readonly<Record<keyof Dashboard & string, Rule>>,
  path = '',
): { bootstrap: BootstrapSettings; dashboard: Dashboard } {
  const rules = new Map<string, Rule>(Object.entries({ ...BOOTSTRAP_RULES, ...dashboardRules }));
  const values = withPasswordConfig(settings.bootstrap.password_config, patch);
  checkValues(values, (key) => rules.get(key), path);
  const inDashboard = Object.entries(values).filter(([key]) => Object.hasOwn(dashboardRules, key));
  const inBootstrap = Object.entries(values).filter(([key]) => !Object.hasOwn(dashboardRules, key));
  // Safe, because every value has passed the rule of its key.
  return {
    bootstrap: { ...settings.bootstrap, ...Object.fromEntries(inBootstrap) } as BootstrapSettings,
    dashboard: { ...settings.dashboard, ...Object.fromEntries(inDashboard) },
  };
}

/**
 * The patch with `password_strength_policy` translated into `password_config`. Only the latter is stored, so the two
 * cannot contradict each other.
 * @throws ApiError 400 if the patch contradicts itself or names an unknown policy
 */
function withPasswordConfig(current: LudsConfig | null, patch: JsonObject): JsonObject {
  const { password_strength_policy: policy, ...rest } = patch;
  if (policy === undefined) return rest;
  if (policy !== 'zxcvbn' && policy !== 'luds') {
    throw badRequest('"password_strength_policy" must be zxcvbn or luds.');
  }
  const { password_config: config } = rest;
  if (config === undefined) {
    return { ...rest, password_config: policy === 'zxcvbn' ? null : (current ?? DEFAULT_LUDS) };
  }
  if ((config === null) !== (policy === 'zxcvbn')) {
    throw badRequest('"password_config" must be null under zxcvbn and an object under luds.');
  }
  return rest;
}
