import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The id of an account at a provider or an SSO connection: the same whenever its owner visits. */
export function subjectIn(place: string, email: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${place} ${email}`))).slice(0, 16);
}
