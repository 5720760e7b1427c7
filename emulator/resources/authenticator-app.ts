/** What users and members have in common who use an authenticator app. */
import * as v from 'valibot';
import { refusals } from '../http/api-error.ts';
import { field } from '../http/fields.ts';
import { minutes, text } from '../state/formats.ts';
import { randomBytes } from '../state/random.ts';
import type { Totp } from '../state/totp.ts';
import { totpCode, totpStep } from '../state/totp-code.ts';

export const refused = refusals({
  active_totp_exists: [400, 'There already is an authenticator app.'],
  totp_not_found: [404, 'There is no authenticator app.'],
  expired_totp: [400, 'The registration of the authenticator app has expired.'],
  totp_code_already_authenticated: [401, 'The code has been used already.'],
  unable_to_authenticate_totp: [401, 'The code is wrong or has expired.'],
  recovery_codes_not_found: [404, 'There are no recovery codes.'],
  unable_to_authenticate_recovery_code: [401, 'The recovery code is wrong or was used.'],
});

const LONGEST = 1440;
/**
 * How long a registration waits for its first code: 5 minutes to a day.
 * @param usual in minutes
 */
export const registrationMinutes = (usual: number) =>
  field('invalid_expiration', v.nullish(minutes(5, LONGEST), usual));
export const CODE = field('invalid_totp_code', text);

/** How many time steps a clock may be off. */
const TOLERANCE = 1;

/**
 * Uses up a code, and verifies the app that has shown it.
 * @throws ApiError if there is no app, or the code is not its current one
 */
export function useCode(totp: Totp | null | undefined, code: string, nowMs: number): Totp {
  if (!totp) throw refused('totp_not_found');
  if (!totp.verified && totp.expiresAt <= nowMs) throw refused('expired_totp');
  totp.lastStep = requireStep(totp, code, nowMs);
  totp.verified = true;
  return totp;
}

/** The time step that a code is for. */
function requireStep({ value, lastStep }: Totp, code: string, nowMs: number): number {
  const current = totpStep(nowMs);
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (totpCode(value, step) !== code) continue;
    if (step > lastStep) return step;
    throw refused('totp_code_already_authenticated');
  }
  throw refused('unable_to_authenticate_totp');
}

const COUNT = 10;
/** Without letters that look like digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten new codes, such as `abcd-efgh-jkmn`, that take the place of the app, each of them once. */
export function makeRecoveryCodes(): string[] {
  const group = (): string => Array.from(randomBytes(4), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return Array.from({ length: COUNT }, () => `${group()}-${group()}-${group()}`);
}

/**
 * Makes sure that there is an app that recovery codes can take the place of.
 * @throws ApiError 404
 */
export function requireApp(totp: Totp | null | undefined): Totp {
  if (totp?.verified === true) return totp;
  throw refused('recovery_codes_not_found');
}

/** @throws ApiError 404 without an app, 401 if the code is none of theirs */
export function useRecoveryCode(
  owner: { recoveryCodes: string[] },
  totp: Totp | null | undefined,
  code: string,
): void {
  requireApp(totp);
  if (!owner.recoveryCodes.includes(code)) throw refused('unable_to_authenticate_recovery_code');
  owner.recoveryCodes = owner.recoveryCodes.filter((other) => other !== code);
}

/** Stands in for the picture of the QR code: whoever shows it also shows the secret, which is as good. */
export const NO_QR_CODE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" fill="#eee"/><text x="100" y="105" font-family="sans-serif" font-size="14" text-anchor="middle">emulator: use the secret</text></svg>',
)}`;
