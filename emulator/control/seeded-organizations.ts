import * as v from 'valibot';
import { NEW_MEMBER, type NewMember } from '../state/b2b/member.ts';
import { NEW_ORGANIZATION } from '../state/b2b/organization.ts';
import { flag, listOf, text } from '../state/formats.ts';
import { hashPassword } from '../state/password-hash.ts';
import type { Store } from '../state/store.ts';
import { makePassword, type Password } from '../state/user.ts';

const MEMBER = v.strictObject(
  { ...NEW_MEMBER.entries, password: v.optional(text), requires_reset: v.optional(flag) },
  'an object',
);

/** One of the `organizations` of a settings patch. */
export const ORGANIZATION = v.strictObject(
  { ...NEW_ORGANIZATION.entries, members: v.optional(listOf(MEMBER), []) },
  'an object',
);

interface SeededMember {
  readonly member: NewMember;
  readonly password: Password | undefined;
}

/** An organization with its members' passwords hashed. The first connection is the default. */
export async function withPasswords({ members, ...organization }: v.InferOutput<typeof ORGANIZATION>) {
  const [first] = organization.sso_active_connections;
  return {
    organization: {
      ...organization,
      sso_default_connection_id: organization.sso_default_connection_id ?? first?.connection_id ?? null,
    },
    members: await Promise.all(
      members.map(
        async ({ password, requires_reset, ...member }): Promise<SeededMember> => ({
          member,
          password:
            password === undefined ? undefined : makePassword(await hashPassword(password), requires_reset),
        }),
      ),
    ),
  };
}

/** Adds organizations, replacing those that have the same slugs. */
export function addOrganizations(
  { b2b, clock }: Store,
  seeded: readonly Awaited<ReturnType<typeof withPasswords>>[],
): void {
  for (const { organization: known, members } of seeded) {
    const organization = b2b.addOrganization(known, clock.now());
    for (const { member, password } of members) {
      b2b.addMember(organization, member, clock.now());
      if (password !== undefined)
        b2b.passwords.set(b2b.passwordKey(member.email_address, organization), password);
    }
  }
}
