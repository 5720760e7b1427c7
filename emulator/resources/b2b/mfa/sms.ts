import { read } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import type { Member } from '../../../state/b2b/member.ts';
import { makeId } from '../../../state/ids.ts';
import type { JsonObject } from '../../../state/json.ts';
import { requireCode } from '../../one-time-code.ts';
import { refused } from '../refusals.ts';
import { optionalIntermediateSession } from '../sign-in/intermediate-sessions.ts';
import { readSignIn, sendSmsCode } from '../sign-in/sign-in.ts';
import {
  enroll,
  requireAllowedMfa,
  requireMfaMember,
  requireNoBypass,
  signInBySecondFactor,
} from './mfa-caller.ts';

/** Codes by SMS as the second factor. */
export const smsRoutes = [
  b2bRoute('POST', '/otps/sms/send', send),
  b2bRoute('POST', '/otps/sms/authenticate', authenticate),
];

function send(call: Call): object {
  const { store, body } = call;
  const intermediate = optionalIntermediateSession(store, body);
  const member = requireMfaMember(call, body, intermediate);
  requireAllowedMfa(member, 'sms_otp');
  if (member.phone?.verified !== true) requireNoBypass(call, member, intermediate);
  sendSmsCode(store, member, choosePhone(member, body));
  return {};
}

/** The member's number, or the one that they want to enroll. */
function choosePhone(member: Member, body: JsonObject): string {
  if (body['mfa_phone_number'] === undefined) {
    if (member.phone !== null) return member.phone.number;
    throw refused('member_phone_number_not_found');
  }
  const { mfa_phone_number: number } = read(body, 'mfa_phone_number');
  if (member.phone?.number === number) return number;
  if (member.phone?.verified === true) throw refused('duplicate_member_phone_number_for_member');
  member.phone = { id: makeId('phone-number'), number, verified: false };
  return number;
}

async function authenticate(call: Call): Promise<object> {
  const { store, body } = call;
  const { b2b, clock } = store;
  const { code } = read(body, 'code');
  const request = readSignIn(store, body);
  const member = requireMfaMember(call, body, request.intermediate);
  const { phone } = member;
  const sent = requireCode(phone === null ? undefined : b2b.smsCodes.get(member.id), code, clock.now());
  enroll(member, 'sms_otp', body);
  sent.used = true;
  if (phone !== null) phone.verified = true;
  const details = { phone_number_factor: { phone_id: phone?.id, phone_number: phone?.number } };
  return signInBySecondFactor(call, member, { method: 'sms_otp', details }, request);
}
