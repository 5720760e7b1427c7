import { requireMemberSession } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import type { Member } from '../../../state/b2b/member.ts';
import { makeId } from '../../../state/ids.ts';
import { randomBytes } from '../../../state/random.ts';
import { refused } from '../refusals.ts';
import { readSignIn } from '../sign-in/sign-in.ts';
import { ownBody, requireMfaMember, signInBySecondFactor } from './mfa-caller.ts';

const COUNT = 10;
/** Without letters that look like digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes that take the place of an authenticator app, each of them once. */
export const recoveryCodeRoutes = [
  b2bRoute('POST', '/recovery_codes/recover', recover),
  b2bRoute('GET', '/recovery_codes', ({ store, credentials }) => {
    const { member } = requireMemberSession(store, credentials);
    return { ...ownBody(store, member), recovery_codes: requireCodesOf(member) };
  }),
  b2bRoute('POST', '/recovery_codes/rotate', ({ store, credentials }) => {
    const { member } = requireMemberSession(store, credentials);
    requireCodesOf(member);
    member.recoveryCodes = makeRecoveryCodes();
    return { ...ownBody(store, member), recovery_codes: member.recoveryCodes };
  }),
];

/** Ten new codes, such as `abcd-efgh-jkmn`. */
export function makeRecoveryCodes(): string[] {
  const group = (): string => Array.from(randomBytes(4), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return Array.from({ length: COUNT }, () => `${group()}-${group()}-${group()}`);
}

async function recover(call: Call): Promise<object> {
  const { store, body } = call;
  const { recovery_code: code } = read(body, 'recovery_code');
  const request = readSignIn(store, body);
  const member = requireMfaMember(call, body, request.intermediate);
  if (!requireCodesOf(member).includes(code)) throw refused('unable_to_authenticate_recovery_code');
  member.recoveryCodes = member.recoveryCodes.filter((other) => other !== code);
  const details = { recovery_code_factor: { totp_recovery_code_id: makeId('totp-recovery-code') } };
  return {
    ...(await signInBySecondFactor(call, member, { method: 'recovery_code', details }, request)),
    recovery_codes_remaining: member.recoveryCodes.length,
  };
}

/** The codes that a member has left, which count only once their authenticator app does. */
function requireCodesOf({ totp, recoveryCodes }: Member): readonly string[] {
  if (totp?.verified === true) return recoveryCodes;
  throw refused('recovery_codes_not_found');
}
