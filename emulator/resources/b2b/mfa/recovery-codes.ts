import { requireMemberSession } from '../../../http/credentials.ts';
import { read } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import { makeId } from '../../../state/ids.ts';
import { makeRecoveryCodes, requireApp, useRecoveryCode } from '../../authenticator-app.ts';
import { readSignIn } from '../sign-in/sign-in.ts';
import { ownBody, requireMfaMember, signInBySecondFactor } from './mfa-caller.ts';

/** Codes that take the place of an authenticator app, each of them once. */
export const recoveryCodeRoutes = [
  b2bRoute('POST', '/recovery_codes/recover', recover),
  b2bRoute('GET', '/recovery_codes', ({ store, credentials }) => {
    const { member } = requireMemberSession(store, credentials);
    requireApp(member.totp);
    return { ...ownBody(store, member), recovery_codes: member.recoveryCodes };
  }),
  b2bRoute('POST', '/recovery_codes/rotate', ({ store, credentials }) => {
    const { member } = requireMemberSession(store, credentials);
    requireApp(member.totp);
    member.recoveryCodes = makeRecoveryCodes();
    return { ...ownBody(store, member), recovery_codes: member.recoveryCodes };
  }),
];

async function recover(call: Call): Promise<object> {
  const { store, body } = call;
  const { recovery_code: code } = read(body, 'recovery_code');
  const request = readSignIn(store, body);
  const member = requireMfaMember(call, body, request.intermediate);
  useRecoveryCode(member, member.totp, code);
  const details = { recovery_code_factor: { totp_recovery_code_id: makeId('totp-recovery-code') } };
  return {
    ...(await signInBySecondFactor(call, member, { method: 'recovery_code', details }, request)),
    recovery_codes_remaining: member.recoveryCodes.length,
  };
}
