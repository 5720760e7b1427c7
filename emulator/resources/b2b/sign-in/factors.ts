import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Member } from '../../../state/b2b/member.ts';
import type { FactorMethod, MemberFactor } from '../../../state/b2b/member-session.ts';
import {
  AUTH_METHODS,
  type AuthMethod,
  MFA_METHODS,
  type Organization,
} from '../../../state/b2b/organization.ts';
import { toIso } from '../../../state/clock.ts';
import type { JsonObject } from '../../../state/json.ts';

/** The methods that prove that an email address is somebody's own. */
const VERIFYING: ReadonlySet<FactorMethod> = new Set([
  'magic_link',
  'email_otp',
  'google_oauth',
  'microsoft_oauth',
  'sso',
]);

export function verifiesEmail({ method }: Pick<MemberFactor, 'method'>): boolean {
  return VERIFYING.has(method);
}

/** The methods of an organization that prove an email address. */
export function verifyingMethods(allowed: readonly AuthMethod[]): AuthMethod[] {
  return allowed.filter((method) => VERIFYING.has(method));
}

/** The methods whose proof counts in another organization, too. Passwords, SSO and second factors do not. */
const TRANSFERABLE: ReadonlySet<FactorMethod> = new Set([
  'magic_link',
  'email_otp',
  'google_oauth',
  'microsoft_oauth',
  'github_oauth',
]);

export function isTransferable({ method }: MemberFactor): boolean {
  return TRANSFERABLE.has(method);
}

export function isPrimary({ method }: MemberFactor): boolean {
  return AUTH_METHODS.some((known) => known === method);
}

/** True for what takes the place of a second factor: a recovery code, too. */
export function isSecondary({ method }: MemberFactor): boolean {
  return method === 'recovery_code' || MFA_METHODS.some((known) => known === method);
}

/** The factor of a message to an email address. */
export function emailFactor(
  method: 'magic_link' | 'email_otp',
  { emailId, email }: Pick<Member, 'emailId' | 'email'>,
  at: number,
): MemberFactor {
  const details = { email_factor: { email_id: emailId, email_address: email } };
  return { method, details, organizationId: null, at };
}

/**
 * The factor of a password.
 * @param organization where it was entered; undefined in discovery
 */
export function passwordFactor(at: number, organization?: Organization): MemberFactor {
  return { method: 'password', details: {}, organizationId: organization?.id ?? null, at };
}

/** A factor in the provider's format. */
export function factorBody({ method, details, at }: MemberFactor): JsonObject {
  const time = toIso(at);
  return {
    ...typeOf(method),
    last_authenticated_at: time,
    created_at: time,
    updated_at: time,
    ...details,
  };
}

function typeOf(method: FactorMethod): { type: string; delivery_method: string } {
  switch (method) {
    case 'magic_link':
    case 'email_otp':
      return { type: method, delivery_method: 'email' };
    case 'password':
      return { type: method, delivery_method: 'knowledge' };
    case 'sso':
      return { type: method, delivery_method: 'sso_saml' };
    case 'sms_otp':
      return { type: 'otp', delivery_method: 'sms' };
    case 'totp':
      return { type: method, delivery_method: 'authenticator_app' };
    case 'recovery_code':
      return { type: 'recovery_codes', delivery_method: method };
    case 'impersonated':
      return { type: method, delivery_method: 'impersonation' };
    default:
      return { type: 'oauth', delivery_method: `oauth_${method.replace(/_oauth$/, '')}` };
  }
}

/** The id of an account at a provider or an SSO connection: the same whenever its owner visits. */
export function subjectIn(place: string, email: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${place} ${email}`))).slice(0, 16);
}
