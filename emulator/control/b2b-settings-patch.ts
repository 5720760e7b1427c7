import type { B2bDashboardSettings, B2bSettings } from '../state/b2b/settings.ts';
import type { JsonObject } from '../state/json.ts';
import { flag, projectId, type Rule, text, textOrNull, urlOrNull } from './rules.ts';
import { patchProject, RESTRICTION_RULES } from './settings-patch.ts';

const DASHBOARD_RULES: Record<keyof B2bDashboardSettings, Rule> = {
  ...RESTRICTION_RULES,
  public_token: text,
  project_id: projectId,
  secret: text,
  jwt_issuer: textOrNull,
  login_redirect_url: urlOrNull,
  signup_redirect_url: urlOrNull,
  reset_password_redirect_url: urlOrNull,
  discovery_redirect_url: urlOrNull,
  breach_detection_on_create: flag,
  breach_detection_on_authentication: flag,
  cross_org_passwords: flag,
  sends_mfa_code: flag,
};

/**
 * The B2B project's settings with the `b2b` of a patch applied. Ignores `organizations`, which `readOrganizations`
 * reads.
 * @throws ApiError 400 that names the wrong key
 */
export function patchB2bSettings(settings: B2bSettings, patch: JsonObject): B2bSettings {
  const { organizations: _, ...values } = patch;
  return patchProject(settings, values, DASHBOARD_RULES, 'b2b.');
}
