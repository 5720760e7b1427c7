import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
// A sixteenth of Node's default, about 3 ms per password: these are test passwords that live as long as the
// process, and seeding many users should stay fast.
const COST = 1024;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A salted hash, to be checked with `matchesHash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('$');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  // Keyboards differ in how they compose the same letter.
  return scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, { cost: COST });
}
