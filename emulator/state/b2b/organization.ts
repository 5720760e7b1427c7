import * as v from 'valibot';
import { anyText, listOf, oneOf, text, textThat } from '../formats.ts';
import { makeId } from '../ids.ts';

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
const CONNECTION = v.strictObject({
  connection_id: v.optional(anyText, () => makeId('saml-connection')),
  display_name: anyText,
  /** For example `okta`, `microsoft-entra` or `google-workspace`. */
  identity_provider: anyText,
});
export type SsoConnection = v.InferOutput<typeof CONNECTION>;

/** As the provider takes it. */
export const slug = textThat(
  (value) => /^[a-z0-9._~-]{2,128}$/.test(value),
  '2 to 128 characters out of a-z, 0-9, "-", ".", "_" and "~"',
);

const provisioning = v.optional(oneOf(['ALL_ALLOWED', 'RESTRICTED', 'NOT_ALLOWED']), 'ALL_ALLOWED');
const restrictedProvisioning = v.optional(oneOf(['RESTRICTED', 'NOT_ALLOWED']), 'NOT_ALLOWED');
const methods = v.optional(oneOf(['ALL_ALLOWED', 'RESTRICTED']), 'ALL_ALLOWED');
const texts = v.optional(listOf(anyText), []);

/** The rules of an organization's administrators, under the provider's names, with its defaults. */
const RULES = v.object({
  organization_logo_url: v.optional(anyText, ''),
  sso_active_connections: v.optional(listOf(CONNECTION), []),
  sso_default_connection_id: v.optional(v.nullable(anyText), null),
  sso_jit_provisioning: provisioning,
  sso_jit_provisioning_allowed_connections: texts,
  email_allowed_domains: texts,
  email_jit_provisioning: restrictedProvisioning,
  email_invites: provisioning,
  /** Addresses of these domains may only belong to organizations that have claimed them. */
  claimed_email_domains: texts,
  oauth_tenant_jit_provisioning: restrictedProvisioning,
  /** Tenant ids by provider, such as `{ slack: ['T01'] }`. */
  allowed_oauth_tenants: v.optional(v.record(anyText, listOf(anyText), 'an object'), {}),
  auth_methods: methods,
  allowed_auth_methods: v.optional(listOf(oneOf(AUTH_METHODS)), []),
  mfa_policy: v.optional(oneOf(['OPTIONAL', 'REQUIRED_FOR_ALL']), 'OPTIONAL'),
  mfa_methods: methods,
  allowed_mfa_methods: v.optional(listOf(oneOf(MFA_METHODS)), []),
});

/** An organization before it is added. The provider makes a slug from the name. */
export const NEW_ORGANIZATION = v.strictObject({
  organization_name: text,
  organization_slug: v.exactOptional(slug),
  ...RULES.entries,
});
export type NewOrganization = v.InferInput<typeof NEW_ORGANIZATION>;
export type OrganizationSettings = Required<v.InferOutput<typeof NEW_ORGANIZATION>>;

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
      ...v.parse(RULES, rest),
      organization_name,
      organization_slug: organization_slug ?? slugOf(organization_name),
    },
  };
}

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

/** The part of an email address after the `@`. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
