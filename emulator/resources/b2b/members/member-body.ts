import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Member } from '../../../state/b2b/member.ts';
import { toIso } from '../../../state/clock.ts';
import { providerType } from '../../users/users.ts';

/** A member in the provider's format. */
export function memberBody(b2b: B2bStore, member: Member): object {
  const createdTime = toIso(member.createdAt);
  return {
    member_id: member.id,
    organization_id: member.organization.id,
    email_address: member.email,
    email_address_verified: member.emailVerified,
    retired_email_addresses: [],
    status: member.status,
    name: member.name,
    is_breakglass: false,
    is_admin: member.isAdmin,
    is_locked: false,
    lock_created_at: null,
    lock_expires_at: null,
    external_id: null,
    member_password_id: b2b.passwords.get(b2b.passwordKey(member.email, member.organization))?.id ?? '',
    mfa_enrolled: member.mfaEnrolled,
    mfa_phone_number: member.phone?.number ?? '',
    mfa_phone_number_verified: member.phone?.verified ?? false,
    totp_registration_id: member.totp?.verified === true ? member.totp.id : '',
    default_mfa_method: member.defaultMfaMethod ?? '',
    roles: memberRoles(member).map((role) => ({
      role_id: role,
      sources: [{ type: 'direct_assignment', details: {} }],
    })),
    sso_registrations: member.ssoRegistrations.map(({ id, connectionId, externalId }) => ({
      registration_id: id,
      connection_id: connectionId,
      external_id: externalId,
      sso_attributes: {},
    })),
    oauth_registrations: member.oauthRegistrations.map(({ id, provider, subject }) => ({
      member_oauth_registration_id: id,
      provider_type: providerType(provider),
      provider_subject: subject,
      profile_picture_url: null,
      locale: null,
    })),
    trusted_metadata: {},
    untrusted_metadata: {},
    created_at: createdTime,
    updated_at: createdTime,
  };
}

/** The roles of a member, by the provider's names for its own. */
export function memberRoles({ isAdmin }: Member): string[] {
  return isAdmin ? ['stytch_member', 'stytch_admin'] : ['stytch_member'];
}
