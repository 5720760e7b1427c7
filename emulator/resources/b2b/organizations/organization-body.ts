import type { Organization } from '../../../state/b2b/organization.ts';
import { toIso } from '../../../state/clock.ts';

/** An organization in the provider's format. */
export function organizationBody({ id, createdAt, settings }: Organization): object {
  const createdTime = toIso(createdAt);
  return {
    organization_id: id,
    ...settings,
    organization_external_id: null,
    scim_active_connection: null,
    rbac_email_implicit_role_assignments: [],
    custom_roles: [],
    first_party_connected_apps_allowed_type: 'ALL_ALLOWED',
    allowed_first_party_connected_apps: [],
    third_party_connected_apps_allowed_type: 'ALL_ALLOWED',
    allowed_third_party_connected_apps: [],
    trusted_metadata: {},
    created_at: createdTime,
    updated_at: createdTime,
  };
}

/** The settings that anybody may learn of an organization by its slug: enough to draw its sign-in form. */
const PUBLIC_SETTINGS = [
  'organization_name',
  'organization_slug',
  'organization_logo_url',
  'sso_active_connections',
  'sso_default_connection_id',
  'email_jit_provisioning',
  'email_allowed_domains',
  'oauth_tenant_jit_provisioning',
  'allowed_oauth_tenants',
  'auth_methods',
  'allowed_auth_methods',
  'mfa_policy',
] as const satisfies readonly (keyof Organization['settings'])[];

/** An organization as strangers see it. */
export function publicOrganizationBody({ id, settings }: Organization): object {
  const known = PUBLIC_SETTINGS.map((name) => [name, settings[name]]);
  return { organization_id: id, ...Object.fromEntries(known) };
}
