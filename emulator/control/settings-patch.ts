import { badRequest } from '../http/api-error.ts';
import type { JsonObject } from '../state/json.ts';
import { DEFAULT_LUDS, type LudsConfig } from '../state/password-policy.ts';
import {
  BOOTSTRAP,
  type BootstrapSettings,
  CONSUMER_DASHBOARD,
  type DashboardSettings,
  ONE_TAP_OUTCOMES,
  type Settings,
  SHARED_DASHBOARD,
} from '../state/settings.ts';
import {
  callingCodesOrNull,
  captcha,
  checkValues,
  flagsOf,
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

/** Of both projects. */
export const SHARED_RULES = {
  ...flagsOf(SHARED_DASHBOARD),
  allowed_redirect_urls: urlsOrNull,
  authorized_domains: originsOrNull,
  max_session_duration_minutes: sessionMinutes,
  disabled_endpoints: pathList,
  phone_calling_codes: callingCodesOrNull,
  dfp_verdict: oneOf(['ALLOW', 'CHALLENGE']),
  project_id: projectId,
  secret: text,
  jwt_issuer: textOrNull,
  login_redirect_url: urlOrNull,
  signup_redirect_url: urlOrNull,
  reset_password_redirect_url: urlOrNull,
};

const DASHBOARD_RULES: Record<keyof DashboardSettings, Rule> = {
  ...SHARED_RULES,
  ...flagsOf(CONSUMER_DASHBOARD),
  public_token: textOrNull,
  google_client_id: textOrNull,
  one_tap: oneOf(ONE_TAP_OUTCOMES),
  webauthn_origins: originsOrNull,
  webauthn_timeout_ms: timeout,
};

const BOOTSTRAP_RULES: Record<keyof BootstrapSettings, Rule> = {
  ...flagsOf(BOOTSTRAP),
  project_name: textOrNull,
  cname_domain: textOrNull,
  email_domains: textList,
  captcha_settings: captcha,
  slug_pattern: textOrNull,
  password_config: passwordConfig,
  dfp_protected_auth_mode: oneOf(['OBSERVATION', 'DECISIONING']),
  rbac_policy: object,
  vertical: oneOf(['CONSUMER', 'B2B']),
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
