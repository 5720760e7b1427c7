import type { OneTimeCode } from '../state/pending-sign-ins.ts';
import { randomDigits } from '../state/random.ts';
import { refused } from './refusals.ts';

const MAX_WRONG_ATTEMPTS = 5;

/**
 * A new code of six digits.
 * @param expiresAt epoch milliseconds
 */
export function makeCode(expiresAt: number): OneTimeCode {
  return { code: randomDigits(6), expiresAt, used: false, wrongAttempts: 0 };
}

/**
 * The code that was sent, if it is the one that was entered. Counts wrong ones.
 * @throws ApiError 404 for a wrong code, 401 for a used or expired one, 429 after five wrong ones
 */
export function requireCode<Code extends OneTimeCode>(
  sent: Code | undefined,
  code: string,
  nowMs: number,
): Code {
  if (sent !== undefined && sent.wrongAttempts >= MAX_WRONG_ATTEMPTS) throw refused('too_many_requests');
  if (sent === undefined || sent.code !== code) {
    if (sent !== undefined) sent.wrongAttempts += 1;
    throw refused('otp_code_not_found');
  }
  if (sent.used || sent.expiresAt <= nowMs) throw refused('unable_to_auth_otp_code');
  return sent;
}
