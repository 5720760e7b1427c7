import { badRequest } from '../http/api-error.ts';
import { isHttpUrl, isOrigin, isProjectId, PROJECT_ID_FORMAT } from '../http/formats.ts';
import { isJsonObject, type Json, type JsonObject } from '../state/json.ts';
import { DEFAULT_LUDS, type LudsConfig } from '../state/password-policy.ts';
import {
  type BootstrapSettings,
  type DashboardSettings,
  ONE_TAP_OUTCOMES,
  type Settings,
} from '../state/settings.ts';

interface Rule {
  readonly accepts: (value: Json) => boolean;
  /** Completes the sentence "… must be …". */
  readonly expected: string;
}

const flag: Rule = { accepts: (value) => typeof value === 'boolean', expected: 'true or false' };
const textOrNull: Rule = {
  accepts: (value) => value === null || typeof value === 'string',
  expected: 'a string or null',
};
const projectId: Rule = {
  accepts: (value) => typeof value === 'string' && isProjectId(value),
  expected: PROJECT_ID_FORMAT,
};
const secret: Rule = {
  accepts: (value) => typeof value === 'string' && value !== '',
  expected: 'a non-empty string',
};
const urlOrNull: Rule = {
  accepts: (value) => value === null || (typeof value === 'string' && isHttpUrl(value)),
  expected: 'an absolute http or https URL, or null',
};
const textList: Rule = {
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  expected: 'a list of strings',
};
const object: Rule = { accepts: isJsonObject, expected: 'an object' };
const passwordConfig: Rule = {
  accepts: (value) =>
    value === null ||
    (isJsonObject(value) &&
      isCount(value['luds_complexity'], 1, 4) &&
      isCount(value['luds_minimum_count'], 8, 32)),
  expected: 'null or { luds_complexity: 1 to 4, luds_minimum_count: 8 to 32 }',
};
const captcha: Rule = {
  accepts: (value) =>
    isJsonObject(value) &&
    (value['enabled'] === false || (value['enabled'] === true && typeof value['siteKey'] === 'string')),
  expected: '{ enabled: false } or { enabled: true, siteKey }',
};
const oneTap: Rule = {
  accepts: (value) => ONE_TAP_OUTCOMES.some((outcome) => outcome === value),
  expected: `one of ${ONE_TAP_OUTCOMES.join(', ')}`,
};
const originsOrNull: Rule = {
  accepts: (value) =>
    value === null ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string' && isOrigin(item))),
  expected: 'a list of origins such as http://localhost:3000, or null',
};
const timeout: Rule = {
  accepts: (value) => isCount(value, 1, 3_600_000),
  expected: 'a whole number of milliseconds from 1 to 3600000',
};
const vertical: Rule = {
  accepts: (value) => value === 'CONSUMER' || value === 'B2B',
  expected: 'CONSUMER or B2B',
};

function isCount(value: Json | undefined, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

const DASHBOARD_RULES: Record<keyof DashboardSettings, Rule> = {
  public_token: textOrNull,
  project_id: projectId,
  secret,
  login_redirect_url: urlOrNull,
  signup_redirect_url: urlOrNull,
  reset_password_redirect_url: urlOrNull,
  breach_detection_on_create: flag,
  breach_detection_on_authentication: flag,
  google_client_id: textOrNull,
  one_tap: oneTap,
  webauthn_origins: originsOrNull,
  webauthn_timeout_ms: timeout,
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
  rbac_policy: object,
  siwe_required_for_crypto_wallets: flag,
  vertical,
};

/**
 * The settings with a patch applied. Ignores `users`, which `readUsers` reads.
 * @throws ApiError 400 that names the wrong key
 */
export function patchSettings(settings: Settings, patch: JsonObject): Settings {
  const bootstrap: JsonObject = { ...settings.bootstrap };
  const dashboard: JsonObject = { ...settings.dashboard };
  const { users: _, ...values } = withPasswordConfig(settings.bootstrap.password_config, patch);
  for (const [key, value] of Object.entries(values)) {
    const inDashboard = Object.hasOwn(DASHBOARD_RULES, key);
    const rule = inDashboard ? DASHBOARD_RULES[key as keyof DashboardSettings] : bootstrapRule(key);
    if (rule === undefined) throw badRequest(`Unknown setting "${key}".`);
    if (value === undefined || !rule.accepts(value)) throw badRequest(`"${key}" must be ${rule.expected}.`);
    (inDashboard ? dashboard : bootstrap)[key] = value;
  }
  // Safe, because every value has passed the rule of its key.
  return {
    bootstrap: bootstrap as BootstrapSettings,
    dashboard: dashboard as unknown as DashboardSettings,
  };
}

function bootstrapRule(key: string): Rule | undefined {
  return Object.hasOwn(BOOTSTRAP_RULES, key) ? BOOTSTRAP_RULES[key] : undefined;
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
