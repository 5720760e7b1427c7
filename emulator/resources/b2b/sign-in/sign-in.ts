import { currentMemberSession } from '../../../http/credentials.ts';
import { readOptional } from '../../../http/fields.ts';
import type { Call } from '../../../http/route.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { IntermediateSession, MemberFactor } from '../../../state/b2b/member-session.ts';
import { allowedMfaMethods } from '../../../state/b2b/organization.ts';
import { MS_PER_MINUTE } from '../../../state/clock.ts';
import type { JsonObject } from '../../../state/json.ts';
import type { Store } from '../../../state/store.ts';
import { makeCode } from '../../one-time-code.ts';
import { startSession } from '../../sessions/session-life.ts';
import { memberBody } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
import { memberAuthenticateBody } from '../sessions/member-session-body.ts';
import { verifiesEmail } from './factors.ts';
import { keepIntermediateSession, optionalIntermediateSession, withFactor } from './intermediate-sessions.ts';
import { mfaRequired, needsSecondFactor, type PrimaryRequired, primaryRequired } from './requirements.ts';

const DEFAULT_SESSION_MINUTES = 60;
const SMS_CODE_MS = 2 * MS_PER_MINUTE;

/** The fields that the bodies of all calls that sign in have in common. */
export interface SignInRequest {
  /** The proofs so far; undefined if the request names no intermediate session. */
  readonly intermediate: IntermediateSession | undefined;
  readonly minutes: number;
}

/**
 * Reads `session_duration_minutes`, an hour by default, and `intermediate_session_token`.
 * @throws ApiError 400 if the duration is out of range, 404 if the intermediate session is unknown or has expired
 */
export function readSignIn(store: Store, body: JsonObject): SignInRequest {
  return {
    minutes: readOptional(body, 'session_duration_minutes') ?? DEFAULT_SESSION_MINUTES,
    intermediate: optionalIntermediateSession(store, body),
  };
}

/**
 * Signs a member in, unless their organization demands more: another method, or a second factor. Returns the answer
 * that these calls have in common.
 * @param factor what the visitor has just proved; undefined if they only chose an organization
 */
export async function signIn(
  call: Call,
  member: Member,
  factor: MemberFactor | undefined,
  { intermediate: given, minutes }: SignInRequest,
): Promise<object> {
  const { store } = call;
  // Left over from another person's sign-in in the same browser.
  const intermediate = given?.email === member.email ? given : undefined;
  const proved = withFactor(intermediate?.factors ?? [], factor);
  const current = currentMemberSession(store, call.credentials);
  const own = current?.member === member ? current : undefined;
  const factors = proved.reduce(withFactor, own?.factors ?? []);
  if (factors.some(verifiesEmail)) member.emailVerified = true;

  const primary = primaryRequired(member.organization, member, factors);
  if (primary !== null || (own === undefined && needsSecondFactor(member.organization, member, factors))) {
    const kept = keepIntermediateSession(store, intermediate, member.email, proved);
    return incompleteBody(store, member, kept, primary);
  }
  if (intermediate !== undefined) store.b2b.intermediateSessions.delete(intermediate.token);
  member.status = 'active';
  const expiresAt = store.clock.now() + minutes * MS_PER_MINUTE;
  const session = own ?? { ...startSession(call, 'member-session', expiresAt), member, factors };
  store.b2b.sessions.set(session.token, session);
  session.factors = factors;
  session.lastAccessedAt = store.clock.now();
  session.expiresAt = expiresAt;
  return {
    member_id: member.id,
    ...(await memberAuthenticateBody(call, session)),
    member_authenticated: true,
    intermediate_session_token: '',
    mfa_required: null,
    primary_required: null,
  };
}

function incompleteBody(
  store: Store,
  member: Member,
  intermediate: IntermediateSession,
  primary: PrimaryRequired | null,
): object {
  return {
    member_id: member.id,
    member: memberBody(store.b2b, member),
    organization: organizationBody(member.organization),
    member_session: null,
    session_token: '',
    session_jwt: '',
    member_authenticated: false,
    intermediate_session_token: intermediate.token,
    mfa_required: primary === null ? mfaRequired(member, sendCodeUnasked(store, member)) : null,
    primary_required: primary,
  };
}

/** Sends the second factor without being asked to if the member uses codes by SMS, or was about to. */
function sendCodeUnasked(store: Store, member: Member): 'sms_otp' | null {
  const usesSms =
    member.defaultMfaMethod !== 'totp' && allowedMfaMethods(member.organization).includes('sms_otp');
  if (!usesSms || member.phone === null || !store.b2b.settings.dashboard.sends_mfa_code) return null;
  sendSmsCode(store, member, member.phone.number);
  return 'sms_otp';
}

/** Sends a second factor to a member. An earlier code stops working. */
export function sendSmsCode({ b2b, clock, inbox }: Store, member: Member, phone: string): void {
  const sent = makeCode(clock.now() + SMS_CODE_MS);
  b2b.smsCodes.set(member.id, sent);
  inbox.deliver({ channel: 'sms', to: phone, kind: 'one-time-code', code: sent.code });
}
