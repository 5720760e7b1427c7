import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
// A sixteenth of Node's default: what is kept here is test data that dies with the process, and a busy machine
// hashes one password for each seeded user. So it takes about 3 ms, and need not be asynchronous.
const COST = 1024;

/** A salted hash of a password, for `isPassword`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64')}$${derive(password, salt).toString('base64')}`;
}

/** True when the hash was made of this password. */
export function isPassword(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split('$');
  return timingSafeEqual(derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
}

/** Normalized, because two keyboards may spell the same letter in two ways. */
function derive(password: string, salt: Buffer): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, { cost: COST });
}
