import { sha256 } from '@noble/hashes/sha2.js';

import { toBase64Url } from '../state/base64.ts';
import type { Json, JsonObject } from '../state/json.ts';
import { ApiError } from './api-error.ts';

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
  if (typeof value !== 'string' || !CODE_CHALLENGE.test(value)) {
    throw new ApiError(
      400,
      'invalid_pkce_code_challenge',
      'A pkce code_challenge of 43 base64url characters is required.',
    );
  }
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
    throw new ApiError(400, 'pkce_did_not_expect_code_verifier', 'No pkce code_verifier was expected.');
  }
  if (typeof verifier !== 'string') {
    throw new ApiError(400, 'pkce_expected_code_verifier', 'A pkce code_verifier was expected.');
  }
  if (toBase64Url(sha256(new TextEncoder().encode(verifier))) !== challenge) {
    throw new ApiError(400, 'pkce_mismatch', 'The pkce code_verifier does not match the code_challenge.');
  }
}
