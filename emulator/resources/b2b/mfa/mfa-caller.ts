import { ApiError, unauthorizedCredentials } from '../../../http/api-error.ts';
import { currentMemberSession } from '../../../http/credentials.ts';
import { read, readOptional } from '../../../http/fields.ts';
import type { Call } from '../../../http/route.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { IntermediateSession, MemberFactor } from '../../../state/b2b/member-session.ts';
import { allowedMfaMethods, type MfaMethod } from '../../../state/b2b/organization.ts';
import type { JsonObject } from '../../../state/json.ts';
import type { Store } from '../../../state/store.ts';
import { memberBody } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { isSecondary } from '../sign-in/factors.ts';
import { primaryRequired } from '../sign-in/requirements.ts';
import { type SignInRequest, signIn } from '../sign-in/sign-in.ts';

/**
 * The member that a call about second factors names. Whoever calls must have signed in as that member, wholly or but for
 * the second factor.
 * @throws ApiError 404 if there is no such member, 401 if the caller is not the member, 400 if the organization demands
 * another primary method first
 */
export function requireMfaMember(
  { store, credentials }: Call,
  body: JsonObject,
  intermediate: IntermediateSession | undefined,
): Member {
  const { b2b } = store;
  const organization = requireOrganization(b2b, body);
  const { member_id: id } = read(body, 'member_id');
  const member = b2b.members.find((known) => known.id === id && known.organization === organization);
  if (member === undefined) throw refused('member_not_found');
  if (currentMemberSession(store, credentials)?.member === member) return member;
  if (intermediate === undefined) throw unauthorizedCredentials();
  if (intermediate.email !== member.email) {
    throw new ApiError(
      400,
      'invalid_intermediate_session_token_for_organization',
      'The intermediate session is not for this member of this organization.',
    );
  }
  if (primaryRequired(organization, member, intermediate.factors) !== null)
    throw refused('action_available_only_once_primary_authentication_is_met');
  return member;
}

/**
 * Makes sure that an organization lets its members use this second factor.
 * @throws ApiError 400
 */
export function requireAllowedMfa({ organization }: Member, method: MfaMethod): void {
  if (allowedMfaMethods(organization).includes(method)) return;
  throw new ApiError(
    400,
    'operation_restricted_by_organization_mfa_methods',
    `The organization does not allow the second factor ${method}.`,
  );
}

/**
 * Makes sure that a second factor that is being added does not bypass one that the member has. One that the organization
 * does not allow counts for nothing: nobody could prove it.
 * @throws ApiError 401
 */
export function requireNoBypass(
  { store, credentials }: Call,
  member: Member,
  intermediate: IntermediateSession | undefined,
): void {
  if (currentMemberSession(store, credentials)?.member === member) return;
  const allowed = allowedMfaMethods(member.organization);
  const isEnrolled =
    (member.phone?.verified === true && allowed.includes('sms_otp')) ||
    (member.totp?.verified === true && allowed.includes('totp'));
  // The provider documents the refusal, but not its type.
  if (isEnrolled && !intermediate?.factors.some(isSecondary)) throw refused('insufficient_factors');
}

/**
 * Notes that a member uses a second factor from now on, as far as the request and the organization say so.
 * @throws ApiError 400 if `set_mfa_enrollment` is malformed
 */
export function enroll(member: Member, method: MfaMethod, body: JsonObject): void {
  const wish = readOptional(body, 'set_mfa_enrollment');
  // The provider ignores the wish where the organization leaves no choice.
  const isChoice = member.organization.settings.mfa_policy === 'OPTIONAL';
  if (isChoice && wish) member.mfaEnrolled = wish === 'enroll';
  if (member.defaultMfaMethod === null || body['set_default_mfa'] === true) member.defaultMfaMethod = method;
}

/** The part of an answer that says whose second factor it is about. */
export function ownBody(store: Store, member: Member): object {
  return {
    member_id: member.id,
    member: memberBody(store.b2b, member),
    organization: organizationBody(member.organization),
  };
}

/** Signs in with a second factor, after which none is asked for. */
export async function signInBySecondFactor(
  call: Call,
  member: Member,
  { method, details }: Pick<MemberFactor, 'method' | 'details'>,
  request: SignInRequest,
): Promise<object> {
  const factor = { method, details, organizationId: null, at: call.store.clock.now() };
  return { ...(await signIn(call, member, factor, request)), ...NOTHING_LEFT };
}

/** JSON leaves them out. */
const NOTHING_LEFT = {
  member_authenticated: undefined,
  intermediate_session_token: undefined,
  mfa_required: undefined,
  primary_required: undefined,
};
