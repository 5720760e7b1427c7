import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64Url } from '../state/base64.ts';
import type { Json, JsonObject } from '../state/json.ts';
import { refused } from './refusals.ts';

const CODE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/**
 * The PKCE challenge of a request: the base64url of a SHA-256. Null if it is absent and not required.
 * @param key B2B calls differ in what they call it
 * @throws ApiError 400 if it is malformed, or absent and required
 */
export function readChallenge(
  body: JsonObject,
  required: boolean,
  key: 'code_challenge' | 'pkce_code_challenge' = 'code_challenge',
): string | null {
  const value = body[key];
  if (value === undefined && !required) return null;
  if (typeof value !== 'string' || !CODE_CHALLENGE.test(value)) throw refused('invalid_pkce_code_challenge');
  return value;
}

/**
 * Checks a `code_verifier` against the challenge of the request that started the sign-in. Every message contains
 * "pkce", by which the SDK decides whether to try its other verifier.
 * @throws ApiError 400 if it is missing, unexpected or wrong
 */
export function checkVerifier(challenge: string | null, verifier: Json | undefined): void {
  if (challenge === null) {
    if (verifier === undefined) return;
    throw refused('pkce_did_not_expect_code_verifier');
  }
  if (typeof verifier !== 'string') throw refused('pkce_expected_code_verifier');
  if (toBase64Url(sha256(new TextEncoder().encode(verifier))) !== challenge) throw refused('pkce_mismatch');
}
