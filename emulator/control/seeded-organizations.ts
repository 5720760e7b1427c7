import { badRequest } from '../http/api-error.ts';
import type { NewMember } from '../state/b2b/member.ts';
import {
  AUTH_METHODS,
  isOrganizationSlug,
  MFA_METHODS,
  type NewOrganization,
  type OrganizationSettings,
  SLUG_FORMAT,
  type SsoConnection,
} from '../state/b2b/organization.ts';
import { makeId } from '../state/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../state/json.ts';
import { hashPassword } from '../state/password-hash.ts';
import type { Store } from '../state/store.ts';
import { makePassword, type Password } from '../state/user.ts';
import {
  checkEntry,
  emailAddress,
  flag,
  list,
  object,
  oneOf,
  phoneNumber,
  type Rule,
  someOf,
  text,
  textList,
  textOrNull,
} from './rules.ts';

/** An organization that a patch adds, with its members. */
export interface SeededOrganization {
  readonly organization: NewOrganization;
  readonly members: readonly SeededMember[];
}

interface SeededMember {
  readonly member: NewMember;
  readonly password: Password | undefined;
}

const PROVISIONING = oneOf(['ALL_ALLOWED', 'RESTRICTED', 'NOT_ALLOWED']);
const RESTRICTED_PROVISIONING = oneOf(['RESTRICTED', 'NOT_ALLOWED']);
const METHODS = oneOf(['ALL_ALLOWED', 'RESTRICTED']);

const ORGANIZATION_RULES: { readonly [Key in keyof OrganizationSettings]: Rule } = {
  organization_name: text,
  organization_slug: {
    accepts: isOrganizationSlug,
    expected: SLUG_FORMAT,
  },
  organization_logo_url: { accepts: (value) => typeof value === 'string', expected: 'a string' },
  sso_active_connections: {
    accepts: (value) => Array.isArray(value) && value.every(isConnection),
    expected: 'a list of { display_name, identity_provider, connection_id? }',
  },
  sso_default_connection_id: textOrNull,
  sso_jit_provisioning: PROVISIONING,
  sso_jit_provisioning_allowed_connections: textList,
  email_allowed_domains: textList,
  email_jit_provisioning: RESTRICTED_PROVISIONING,
  email_invites: PROVISIONING,
  claimed_email_domains: textList,
  oauth_tenant_jit_provisioning: RESTRICTED_PROVISIONING,
  allowed_oauth_tenants: object,
  auth_methods: METHODS,
  allowed_auth_methods: someOf(AUTH_METHODS),
  mfa_policy: oneOf(['OPTIONAL', 'REQUIRED_FOR_ALL']),
  mfa_methods: METHODS,
  allowed_mfa_methods: someOf(MFA_METHODS),
};

function isConnection(value: Json): boolean {
  return (
    isJsonObject(value) &&
    typeof value['display_name'] === 'string' &&
    typeof value['identity_provider'] === 'string' &&
    (value['connection_id'] === undefined || typeof value['connection_id'] === 'string')
  );
}

const MEMBER_RULES: Readonly<Record<string, Rule>> = {
  email_address: emailAddress,
  status: oneOf(['active', 'pending', 'invited']),
  name: text,
  is_admin: flag,
  email_address_verified: flag,
  password: text,
  requires_reset: flag,
  mfa_phone_number: phoneNumber,
  totp_secret: {
    accepts: (value) => typeof value === 'string' && /^[A-Z2-7]{16,}$/.test(value),
    expected: 'at least 16 characters of base32',
  },
  recovery_codes: textList,
  mfa_enrolled: flag,
  default_mfa_method: oneOf(MFA_METHODS),
};

/** A member as a patch writes them, once the rules have been checked. */
interface MemberPatch extends NewMember {
  readonly password?: string;
  readonly requires_reset?: boolean;
}

/**
 * The `organizations` of a settings patch, with their members' passwords hashed.
 * @throws ApiError 400 that names the wrong entry
 */
export async function readOrganizations(value: Json | undefined): Promise<SeededOrganization[]> {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badRequest('"b2b.organizations" must be a list.');
  const entries = value.map((entry, index) => readOrganization(entry, `b2b.organizations[${index}]`));
  return Promise.all(
    entries.map(async ({ organization, members }) => ({
      organization,
      members: await Promise.all(members.map(seededMember)),
    })),
  );
}

function readOrganization(
  entry: Json,
  path: string,
): { organization: NewOrganization; members: readonly MemberPatch[] } {
  const rules = { ...ORGANIZATION_RULES, members: list };
  checkEntry(entry, rules, path, 'organization_name');
  const { members = [], ...settings } = entry as JsonObject & { readonly members?: readonly Json[] };
  for (const [index, member] of members.entries()) {
    checkEntry(member, MEMBER_RULES, `${path}.members[${index}]`, 'email_address');
  }
  // Safe, because every value has passed the rule of its key.
  const organization = settings as NewOrganization;
  return {
    organization: { ...organization, ...withConnections(organization) },
    members: members as unknown as MemberPatch[],
  };
}

/** Gives each connection an id. The first one is the default. */
function withConnections({
  sso_active_connections: given = [],
  sso_default_connection_id: defaultId,
}: NewOrganization): Pick<OrganizationSettings, 'sso_active_connections' | 'sso_default_connection_id'> {
  const connections = given.map(
    (connection: Partial<SsoConnection> & Omit<SsoConnection, 'connection_id'>) => ({
      ...connection,
      connection_id: connection.connection_id ?? makeId('saml-connection'),
    }),
  ) as SsoConnection[];
  return {
    sso_active_connections: connections,
    sso_default_connection_id: defaultId ?? connections[0]?.connection_id ?? null,
  };
}

async function seededMember({ password, requires_reset, ...member }: MemberPatch): Promise<SeededMember> {
  return {
    member: { ...member, email_address: member.email_address.toLowerCase() },
    password: password === undefined ? undefined : makePassword(await hashPassword(password), requires_reset),
  };
}

/** Adds organizations, replacing those that have the same slugs. */
export function addOrganizations({ b2b, clock }: Store, seeded: readonly SeededOrganization[]): void {
  for (const { organization: known, members } of seeded) {
    const organization = b2b.addOrganization(known, clock.now());
    for (const { member, password } of members) {
      b2b.addMember(organization, member, clock.now());
      if (password !== undefined)
        b2b.passwords.set(b2b.passwordKey(member.email_address, organization), password);
    }
  }
}
