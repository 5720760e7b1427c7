import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

import { randomBytes } from './random.ts';

/** RFC 4648, section 6. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;

/** A new secret for an authenticator app, in base32. */
export function makeTotpSecret(): string {
  // 20 bytes are 32 characters exactly, so there is no padding.
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => BASE32[Number.parseInt(group, 2)]).join('');
}

/** The number of the time step (RFC 6238, section 4.2) at a time in epoch milliseconds. */
export function totpStep(epochMs: number): number {
  return Math.floor(epochMs / STEP_MS);
}

/**
 * The code that an authenticator app shows (RFC 6238, with SHA-1, six digits and 30 seconds).
 * @param secret in base32
 * @param step from `totpStep`
 */
export function totpCode(secret: string, step: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(step));
  const hash = hmac(sha1, decodeBase32(secret), counter);
  // Dynamic truncation: RFC 4226, section 5.3.
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = (new DataView(hash.buffer, hash.byteOffset).getUint32(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

function decodeBase32(text: string): Uint8Array {
  const bits = Array.from(text, (character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join(
    '',
  );
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
