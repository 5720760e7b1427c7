import { B2B_DASHBOARD, type B2bDashboardSettings, type B2bSettings } from '../state/b2b/settings.ts';
import type { JsonObject } from '../state/json.ts';
import type { Store } from '../state/store.ts';
import { flagsOf, type Rule, text, urlOrNull } from './rules.ts';
import { patchProject, SHARED_RULES } from './settings-patch.ts';

const DASHBOARD_RULES: Record<keyof B2bDashboardSettings, Rule> = {
  ...SHARED_RULES,
  ...flagsOf(B2B_DASHBOARD),
  public_token: text,
  discovery_redirect_url: urlOrNull,
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

/** The B2B project as `GET /emulator/settings` shows it. */
export function b2bSettingsBody({ b2b }: Store): object {
  const { bootstrap, dashboard } = b2b.settings;
  const organizations = b2b.organizations.map((organization) => ({
    organization_id: organization.id,
    ...organization.settings,
    members: b2b.members
      .filter((member) => member.organization === organization)
      .map(({ id, email, status }) => ({
        member_id: id,
        email_address: email,
        status,
        has_password: b2b.passwords.has(email),
      })),
  }));
  return { ...bootstrap, ...dashboard, organizations };
}
