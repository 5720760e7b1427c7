import type { Member } from '../../../state/b2b/member.ts';
import type { MemberFactor } from '../../../state/b2b/member-session.ts';
import { allowedAuthMethods, type Organization } from '../../../state/b2b/organization.ts';
import { isPrimary, isSecondary, verifiesEmail, verifyingMethods } from './factors.ts';

/** The provider's `primary_required`: the methods that somebody has to sign in by first. */
export interface PrimaryRequired {
  readonly allowed_auth_methods: readonly string[];
}

/**
 * The demands of an organization beyond the primary factors that somebody has.
 * @param member undefined for somebody who is about to join
 */
export function primaryRequired(
  organization: Organization,
  member: Member | undefined,
  factors: readonly MemberFactor[],
): PrimaryRequired | null {
  const allowed = allowedAuthMethods(organization);
  const usable = factors.filter(
    (factor) =>
      isPrimary(factor) && (factor.organizationId === null || factor.organizationId === organization.id),
  );
  const isVerified = member?.emailVerified === true || usable.some(verifiesEmail);
  if (!isVerified) return { allowed_auth_methods: verifyingMethods(allowed) };
  const isAllowed = usable.some(({ method }) => allowed.some((known) => known === method));
  return isAllowed ? null : { allowed_auth_methods: allowed };
}

/** True if somebody has to enter a second factor, or enroll one. */
export function needsSecondFactor(
  { settings }: Organization,
  member: Member | undefined,
  factors: readonly MemberFactor[],
): boolean {
  const isDemanded = settings.mfa_policy === 'REQUIRED_FOR_ALL' || member?.mfaEnrolled === true;
  return isDemanded && !factors.some(isSecondary);
}

/** The provider's `mfa_required`. */
export function mfaRequired(member: Member | undefined, secondaryAuthInitiated: 'sms_otp' | null): object {
  const phone = member?.phone?.verified === true ? member.phone.number : '';
  const totp = member?.totp?.verified === true ? member.totp.id : '';
  return {
    member_options:
      phone === '' && totp === '' ? null : { mfa_phone_number: phone, totp_registration_id: totp },
    secondary_auth_initiated: secondaryAuthInitiated,
  };
}
