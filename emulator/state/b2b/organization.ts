import { makeId } from '../ids.ts';
import type { JsonObject } from '../json.ts';

/** The OAuth providers that B2B projects can use. */
export const OAUTH_PROVIDERS = ['google', 'microsoft', 'hubspot', 'slack', 'github'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** The primary ways to sign in, as `allowed_auth_methods` names them. */
export const AUTH_METHODS = [
  'sso',
  'magic_link',
  'password',
  'email_otp',
  ...OAUTH_PROVIDERS.map((provider) => `${provider}_oauth` as const),
] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

/** The second factors, as `allowed_mfa_methods` names them. */
export const MFA_METHODS = ['sms_otp', 'totp'] as const;
export type MfaMethod = (typeof MFA_METHODS)[number];

/** An identity provider of an organization. */
export interface SsoConnection extends JsonObject {
  connection_id: string;
  display_name: string;
  /** For example `okta`, `microsoft-entra` or `google-workspace`. */
  identity_provider: string;
}

type Provisioning = 'ALL_ALLOWED' | 'RESTRICTED' | 'NOT_ALLOWED';
type RestrictedProvisioning = 'RESTRICTED' | 'NOT_ALLOWED';
type Methods = 'ALL_ALLOWED' | 'RESTRICTED';

/** The settings of an organization's administrators, under the provider's names. */
export type OrganizationSettings = typeof DEFAULTS & { organization_name: string; organization_slug: string };
const DEFAULTS = {
  organization_logo_url: '',
  sso_active_connections: [] as SsoConnection[],
  sso_default_connection_id: null as string | null,
  sso_jit_provisioning: 'ALL_ALLOWED' as Provisioning,
  sso_jit_provisioning_allowed_connections: [] as string[],
  email_allowed_domains: [] as string[],
  email_jit_provisioning: 'NOT_ALLOWED' as RestrictedProvisioning,
  email_invites: 'ALL_ALLOWED' as Provisioning,
  /** Addresses of these domains may only belong to organizations that have claimed them. */
  claimed_email_domains: [] as string[],
  oauth_tenant_jit_provisioning: 'NOT_ALLOWED' as RestrictedProvisioning,
  /** Tenant ids by provider, such as `{ slack: ['T01'] }`. */
  allowed_oauth_tenants: {} as { [provider: string]: string[] },
  auth_methods: 'ALL_ALLOWED' as Methods,
  allowed_auth_methods: [] as AuthMethod[],
  mfa_policy: 'OPTIONAL' as 'OPTIONAL' | 'REQUIRED_FOR_ALL',
  mfa_methods: 'ALL_ALLOWED' as Methods,
  allowed_mfa_methods: [] as MfaMethod[],
};

/** An organization of the B2B project. */
export interface Organization {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly settings: OrganizationSettings;
}

/** @param createdAt epoch milliseconds */
export function makeOrganization(
  { organization_name, organization_slug, ...rest }: NewOrganization,
  createdAt: number,
): Organization {
  return {
    id: makeId('organization'),
    createdAt,
    settings: {
      ...DEFAULTS,
      organization_name,
      organization_slug: organization_slug ?? slugOf(organization_name),
      ...rest,
    },
  };
}

/** An organization before it is added. The provider makes a slug from the name. */
export type NewOrganization = Partial<OrganizationSettings> & Pick<OrganizationSettings, 'organization_name'>;

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length >= 2 ? slug : `organization-${slug}`;
}

/** The primary ways to sign in that an organization allows. */
export function allowedAuthMethods({ settings }: Organization): readonly AuthMethod[] {
  return settings.auth_methods === 'ALL_ALLOWED' ? AUTH_METHODS : settings.allowed_auth_methods;
}

/** The second factors that an organization allows. */
export function allowedMfaMethods({ settings }: Organization): readonly MfaMethod[] {
  return settings.mfa_methods === 'ALL_ALLOWED' ? MFA_METHODS : settings.allowed_mfa_methods;
}

/** True for a slug as the provider takes it. */
export function isOrganizationSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9._~-]{2,128}$/.test(value);
}

/** Completes the sentence "… must be …". */
export const SLUG_FORMAT = '2 to 128 characters out of a-z, 0-9, "-", ".", "_" and "~"';

/** The part of an email address after the `@`. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
