import * as v from 'valibot';
import { field, readAs } from '../../../http/fields.ts';
import { b2bRoute, type Call } from '../../../http/route.ts';
import { type Member, makeTotp, type Totp } from '../../../state/b2b/member.ts';
import { makeTotpSecret, totpCode, totpStep } from '../../../state/b2b/totp-code.ts';
import { MS_PER_MINUTE } from '../../../state/clock.ts';
import { minutes, text } from '../../../state/formats.ts';
import { refused } from '../refusals.ts';
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
import { makeRecoveryCodes } from './recovery-codes.ts';

/** How long a registration waits for its first code: 5 minutes to a day. */
const MINUTES = field('invalid_expiration', v.nullish(minutes(5, 1440), 1440));
const CODE = field('invalid_totp_code', text);
/** How many time steps a clock may be off. */
const TOLERANCE = 1;

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
  const totp = makeTotp(makeTotpSecret(), store.clock.now() + expiresIn * MS_PER_MINUTE);
  member.totp = totp;
  member.recoveryCodes = makeRecoveryCodes();
  return {
    ...ownBody(call.store, member),
    totp_registration_id: totp.id,
    secret: totp.secret,
    qr_code: NO_QR_CODE,
    recovery_codes: member.recoveryCodes,
  };
}

/** Stands in for the picture of the QR code: whoever shows it also shows the secret, which is as good. */
const NO_QR_CODE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" fill="#eee"/><text x="100" y="105" font-family="sans-serif" font-size="14" text-anchor="middle">emulator: use the secret</text></svg>',
)}`;

async function authenticate(call: Call): Promise<object> {
  const { store, body } = call;
  const code = readAs(body, 'code', CODE);
  const request = readSignIn(store, body);
  const member = requireMfaMember(call, body, request.intermediate);
  requireAllowedMfa(member, 'totp');
  const now = store.clock.now();
  const totp = requireTotp(member, now);
  const step = requireStep(totp, code, now);
  enroll(member, 'totp', body);
  totp.lastStep = step;
  totp.verified = true;
  const details = { authenticator_app_factor: { totp_id: totp.id } };
  return signInBySecondFactor(call, member, { method: 'totp', details }, request);
}

function requireTotp({ totp }: Member, nowMs: number): Totp {
  if (totp === null) throw refused('totp_not_found');
  if (totp.verified || totp.expiresAt > nowMs) return totp;
  throw refused('expired_totp');
}

/** The time step that a code is for. */
function requireStep({ secret, lastStep }: Totp, code: string, nowMs: number): number {
  const current = totpStep(nowMs);
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (totpCode(secret, step) !== code) continue;
    if (step > lastStep) return step;
    throw refused('totp_code_already_authenticated');
  }
  throw refused('unable_to_authenticate_totp');
}
