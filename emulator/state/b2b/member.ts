import * as v from 'valibot';
import { anyText, base32, emailAddress, flag, listOf, oneOf, phoneNumber, text } from '../formats.ts';
import { makeId } from '../ids.ts';
import { makeTotp, type Totp } from '../totp.ts';
import { MFA_METHODS, type MfaMethod, type OAuthProvider, type Organization } from './organization.ts';

/** A person's account in one organization. */
export interface Member {
  readonly id: string;
  readonly organization: Organization;
  readonly emailId: string;
  readonly email: string;
  emailVerified: boolean;
  /** `pending` and `invited` until the first successful sign-in. */
  status: 'pending' | 'invited' | 'active';
  readonly name: string;
  readonly isAdmin: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** For codes by SMS; null until a number has been enrolled. */
  phone: MfaPhone | null;
  totp: Totp | null;
  recoveryCodes: string[];
  mfaEnrolled: boolean;
  defaultMfaMethod: MfaMethod | null;
  readonly ssoRegistrations: SsoRegistration[];
  readonly oauthRegistrations: MemberOAuthRegistration[];
}

export interface MfaPhone {
  readonly id: string;
  /** In E.164 format. */
  readonly number: string;
  verified: boolean;
}

export interface SsoRegistration {
  readonly id: string;
  readonly connectionId: string;
  /** The account's id at the identity provider. */
  readonly externalId: string;
}

export interface MemberOAuthRegistration {
  readonly id: string;
  readonly provider: OAuthProvider;
  /** The account's id at that provider. */
  readonly subject: string;
}

/** A member before they are added, under the provider's names. */
export const NEW_MEMBER = v.strictObject({
  email_address: emailAddress,
  status: v.exactOptional(oneOf(['active', 'pending', 'invited'])),
  name: v.exactOptional(text),
  is_admin: v.exactOptional(flag),
  email_address_verified: v.exactOptional(flag),
  /** A number that is enrolled and verified already. */
  mfa_phone_number: v.exactOptional(phoneNumber),
  /** The secret of an app that is enrolled and verified already. */
  totp_secret: v.exactOptional(base32),
  recovery_codes: v.exactOptional(listOf(anyText)),
  mfa_enrolled: v.exactOptional(flag),
  default_mfa_method: v.exactOptional(oneOf(MFA_METHODS)),
});
export type NewMember = Readonly<v.InferOutput<typeof NEW_MEMBER>>;

/** @param createdAt epoch milliseconds */
export function makeMember(organization: Organization, known: NewMember, createdAt: number): Member {
  const { status = 'active', mfa_phone_number: phone, totp_secret: totpSecret } = known;
  const firstMethod = phone === undefined ? (totpSecret === undefined ? null : 'totp') : 'sms_otp';
  return {
    id: makeId('member'),
    organization,
    emailId: makeId('email'),
    email: known.email_address,
    emailVerified: known.email_address_verified ?? status === 'active',
    status,
    name: known.name ?? '',
    isAdmin: known.is_admin ?? false,
    createdAt,
    phone: phone === undefined ? null : { id: makeId('phone-number'), number: phone, verified: true },
    totp: totpSecret === undefined ? null : makeTotp('member-totp', totpSecret),
    recoveryCodes: [...(known.recovery_codes ?? [])],
    mfaEnrolled: known.mfa_enrolled ?? firstMethod !== null,
    defaultMfaMethod: known.default_mfa_method ?? firstMethod,
    ssoRegistrations: [],
    oauthRegistrations: [],
  };
}
