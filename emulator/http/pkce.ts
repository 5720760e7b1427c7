import { createHash } from 'node:crypto';
import type { Json } from '../state/json.ts';
import { ApiError } from './api-error.ts';

/**
 * Checks the `code_verifier` of a body against the challenge that was stored when the link was asked for.
 * Every message says "pkce": the SDK looks for the word to decide whether to try its other verifier.
 * @throws ApiError 400 when it is missing, unexpected or not the challenge's.
 */
export function checkVerifier(challenge: string | null, verifier: Json | undefined): void {
  if (challenge === null) {
    if (verifier === undefined) return;
    throw new ApiError(400, 'pkce_did_not_expect_code_verifier', 'No pkce code_verifier was expected.');
  }
  if (typeof verifier !== 'string') {
    throw new ApiError(400, 'pkce_expected_code_verifier', 'A pkce code_verifier was expected.');
  }
  if (createHash('sha256').update(verifier).digest('base64url') !== challenge) {
    throw new ApiError(400, 'pkce_mismatch', 'The pkce code_verifier does not match the code_challenge.');
  }
}
