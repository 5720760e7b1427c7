import { readAs } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import { MS_PER_MINUTE } from '../../../state/clock.ts';
import { makeTotp } from '../../../state/totp.ts';
import { makeTotpSecret } from '../../../state/totp-code.ts';
import {
  CODE,
  makeRecoveryCodes,
  NO_QR_CODE,
  refused,
  registrationMinutes,
  useCode,
} from '../../authenticator-app.ts';
import { optionalIntermediateSession } from '../sign-in/intermediate-sessions.ts';
import { readSignIn } from '../sign-in/sign-in.ts';
import {
  enroll,
  ownBody,
  requireAllowedMfa,
  requireMfaMember,
  requireNoBypass,
  signInBySecondFactor,
} from './mfa-caller.ts';

const MINUTES = registrationMinutes(1440);

/** Authenticator apps as the second factor. */
export const totpRoutes = [
  b2bRoute('POST', '/totp', create),
  b2bRoute('POST', '/totp/authenticate', authenticate),
];

function create(call: Call): object {
  const { store, body } = call;
  const expiresIn = readAs(body, 'expiration_minutes', MINUTES);
  const intermediate = optionalIntermediateSession(store, body);
  const member = requireMfaMember(call, body, intermediate);
  requireAllowedMfa(member, 'totp');
  if (member.totp?.verified === true) throw refused('active_totp_exists');
  requireNoBypass(call, member, intermediate);
  member.totp = makeTotp('member-totp', makeTotpSecret(), store.clock.now() + expiresIn * MS_PER_MINUTE);
  member.recoveryCodes = makeRecoveryCodes();
  const { id, value: secret } = member.totp;
  store.inbox.deliver({ channel: 'app', to: member.email, kind: 'authenticator-app', secret });
  return {
    ...ownBody(call.store, member),
    totp_registration_id: id,
    secret,
    qr_code: NO_QR_CODE,
    recovery_codes: member.recoveryCodes,
  };
}

async function authenticate(call: Call): Promise<object> {
  const { store, body } = call;
  const code = readAs(body, 'code', CODE);
  const request = readSignIn(store, body);
  const member = requireMfaMember(call, body, request.intermediate);
  requireAllowedMfa(member, 'totp');
  const totp = useCode(member.totp, code, store.clock.now());
  enroll(member, 'totp', body);
  const details = { authenticator_app_factor: { totp_id: totp.id } };
  return signInBySecondFactor(call, member, { method: 'totp', details }, request);
}
