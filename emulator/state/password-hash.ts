import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { fromBase64, toBase64Url } from './base64.ts';
import { randomBytes } from './random.ts';

const SALT_BYTES = 16;
// A few milliseconds per password: these are test passwords, and seeding many users should stay fast.
const ITERATIONS = 1000;

/** A salted hash, to be checked with `matchesHash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${toBase64Url(salt)}$${await derive(password, salt)}`;
}

export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('$');
  return (await derive(password, fromBase64(salt) ?? new Uint8Array())) === key;
}

async function derive(password: string, salt: Uint8Array): Promise<string> {
  // Keyboards differ in how they compose the same letter.
  return toBase64Url(
    await pbkdf2Async(sha256, password.normalize('NFKC'), salt, { c: ITERATIONS, dkLen: 32 }),
  );
}
