import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
// A sixteenth of Node's default, about 3 ms per password: these are test passwords that live as long as the
// process, and seeding many users should stay fast. At that cost the synchronous function is fine.
const COST = 1024;

/** A salted hash, to be checked with `matchesHash`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64')}$${derive(password, salt).toString('base64')}`;
}

export function matchesHash(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split('$');
  return timingSafeEqual(derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
}

function derive(password: string, salt: Buffer): Buffer {
  // Keyboards differ in how they compose the same letter.
  return scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, { cost: COST });
}
