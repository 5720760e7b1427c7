import { badRequest } from '../http/api-error.ts';
import { isEmail, isHttpUrl, isPhoneNumber } from '../http/fields.ts';
import type { Json, JsonObject } from './json.ts';
import { isJsonObject } from './json.ts';
import type { LudsConfig } from './password-policy.ts';
import { withPasswordConfig } from './password-policy.ts';

/** The bootstrap fields of the provider, in its own spelling. */
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
  rbac_policy: JsonObject;
  siwe_required_for_crypto_wallets: boolean;
  vertical: string;
}

/** Settings that the provider keeps in its dashboard and does not tell the page. */
export interface ProjectSettings {
  /** The only token accepted; null accepts every token that starts with `public-token-`. */
  public_token: string | null;
  login_redirect_url: string | null;
  signup_redirect_url: string | null;
  reset_password_redirect_url: string | null;
  breach_detection_on_create: boolean;
  breach_detection_on_authentication: boolean;
  /** Of One Tap; null where the project has no Google client. */
  google_client_id: string | null;
  /** What the stand-in for Google's script does. */
  one_tap: OneTapOutcome;
}

/** Why Google would not display the prompt. */
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
/** Why Google would take the prompt away before anybody has used it. */
const SKIPPED = ['auto_cancel', 'user_cancel', 'tap_outside', 'issuing_failed'] as const;

/**
 * `show` leaves it to the person; `cancel` is shown, then closed by the person; `dismiss` reports nothing that the
 * SDK takes for an answer; the last three are blocked or never answer.
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
export type OneTapOutcome = (typeof ONE_TAP_OUTCOMES)[number];

/** Everything that `PATCH /emulator/settings` can set, apart from seeded users. */
export interface Settings {
  readonly bootstrap: BootstrapSettings;
  readonly project: ProjectSettings;
}

/** A user that a test wants to exist already. */
export interface SeededUser {
  readonly email?: string;
  readonly phone_number?: string;
  readonly password?: string;
  readonly requires_reset?: boolean;
  readonly status: 'active' | 'pending';
}

/** The project of a fresh emulator. */
export function defaultSettings(): Settings {
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
      // The SDK logs an error on every start when this is null.
      rbac_policy: { roles: [], resources: [], scopes: [] },
      siwe_required_for_crypto_wallets: false,
      vertical: 'CONSUMER',
    },
    project: {
      public_token: null,
      login_redirect_url: 'http://localhost:3000/',
      signup_redirect_url: 'http://localhost:3000/',
      reset_password_redirect_url: 'http://localhost:3000/',
      breach_detection_on_create: true,
      breach_detection_on_authentication: true,
      google_client_id: '000000000000-emulator.apps.googleusercontent.com',
      one_tap: 'show',
    },
  };
}

/** One kind of value: `accepts` decides, `says` completes "must be ...". */
interface Rule {
  readonly accepts: (value: Json) => boolean;
  readonly says: string;
}

const flag: Rule = { accepts: (value) => typeof value === 'boolean', says: 'true or false' };
const textOrNull: Rule = {
  accepts: (value) => value === null || typeof value === 'string',
  says: 'a string or null',
};
const urlOrNull: Rule = {
  accepts: (value) => value === null || (typeof value === 'string' && isHttpUrl(value)),
  says: 'an absolute http or https URL, or null',
};
const textList: Rule = {
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  says: 'a list of strings',
};
const object: Rule = { accepts: isJsonObject, says: 'an object' };
const passwordConfig: Rule = {
  accepts: (value) =>
    value === null ||
    (isJsonObject(value) &&
      isCount(value['luds_complexity'], 1, 4) &&
      isCount(value['luds_minimum_count'], 8, 32)),
  says: 'null or { luds_complexity: 1 to 4, luds_minimum_count: 8 to 32 }',
};
const captcha: Rule = {
  accepts: (value) =>
    isJsonObject(value) &&
    (value['enabled'] === false || (value['enabled'] === true && typeof value['siteKey'] === 'string')),
  says: '{ enabled: false } or { enabled: true, siteKey }',
};
const oneTap: Rule = {
  accepts: (value) => ONE_TAP_OUTCOMES.some((outcome) => outcome === value),
  says: `one of ${ONE_TAP_OUTCOMES.join(', ')}`,
};
const vertical: Rule = {
  accepts: (value) => value === 'CONSUMER' || value === 'B2B',
  says: 'CONSUMER or B2B',
};

function isCount(value: Json | undefined, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

const PROJECT_RULES: Record<keyof ProjectSettings, Rule> = {
  public_token: textOrNull,
  login_redirect_url: urlOrNull,
  signup_redirect_url: urlOrNull,
  reset_password_redirect_url: urlOrNull,
  breach_detection_on_create: flag,
  breach_detection_on_authentication: flag,
  google_client_id: textOrNull,
  one_tap: oneTap,
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
 * Settings with the patch laid over them. Nothing changes when any part of the patch is wrong.
 * @throws ApiError 400 with a sentence naming the offending key.
 */
export function patchSettings(settings: Settings, patch: JsonObject): Settings {
  const bootstrap: JsonObject = { ...settings.bootstrap };
  const project: JsonObject = { ...settings.project };
  for (const [key, value] of Object.entries(withPasswordConfig(settings.bootstrap.password_config, patch))) {
    if (key === 'users') continue;
    const inProject = Object.hasOwn(PROJECT_RULES, key);
    const rule = inProject ? PROJECT_RULES[key as keyof ProjectSettings] : ownRule(key);
    if (rule === undefined) throw badRequest(`Unknown setting "${key}".`);
    if (value === undefined || !rule.accepts(value)) throw badRequest(`"${key}" must be ${rule.says}.`);
    (inProject ? project : bootstrap)[key] = value;
  }
  // Every key went through its rule, so the shapes still hold.
  return {
    bootstrap: bootstrap as BootstrapSettings,
    project: project as unknown as ProjectSettings,
  };
}

function ownRule(key: string): Rule | undefined {
  return Object.hasOwn(BOOTSTRAP_RULES, key) ? BOOTSTRAP_RULES[key] : undefined;
}

/**
 * The `users` of a settings patch.
 * @throws ApiError 400 with a sentence naming the offending entry.
 */
export function readSeededUsers(value: Json | undefined): SeededUser[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badRequest('"users" must be a list.');
  return value.map((entry, index) => readSeededUser(entry, `users[${index}]`));
}

function readSeededUser(entry: Json, where: string): SeededUser {
  if (!isJsonObject(entry)) throw badRequest(`${where} must be an object.`);
  const { email, phone_number, password, requires_reset = false, status = 'active' } = entry;
  if (email === undefined && phone_number === undefined) {
    throw badRequest(`${where} needs an email or a phone_number.`);
  }
  if (email !== undefined && !(typeof email === 'string' && isEmail(email))) {
    throw badRequest(`${where}.email must be an e-mail address.`);
  }
  if (phone_number !== undefined && !(typeof phone_number === 'string' && isPhoneNumber(phone_number))) {
    throw badRequest(`${where}.phone_number must be in E.164, such as +12025550162.`);
  }
  if (password !== undefined && (typeof password !== 'string' || password === '')) {
    throw badRequest(`${where}.password must be a non-empty string.`);
  }
  if (typeof requires_reset !== 'boolean' || (requires_reset && password === undefined)) {
    throw badRequest(`${where}.requires_reset must be true or false, and needs a password to be true.`);
  }
  if (status !== 'active' && status !== 'pending')
    throw badRequest(`${where}.status must be active or pending.`);
  return {
    status,
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(phone_number !== undefined && { phone_number }),
    ...(password !== undefined && { password, requires_reset }),
  };
}
