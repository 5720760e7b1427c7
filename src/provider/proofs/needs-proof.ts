import type { ProofReason } from './ways.ts';

/** How many proofs a change may take. A session with factors of no category, such as that of a password, needs two. */
const MOST_PROOFS: Readonly<Record<ProofReason, number>> = {
  insufficient_factors: 2,
  stale_factors: 1,
  session_too_old_to_reset_password: 1,
};

/**
 * Why a change was refused for want of a proof; undefined if it was for anything else, or if no further proof will help. By
 * the error's `type`, because chunks have error classes of their own.
 * @param proofs that the visitor has given for this change
 */
export function needsProof(error: unknown, proofs: number): ProofReason | undefined {
  const type: unknown = Reflect.get(Object(error) as object, 'type');
  const reason = (Object.keys(MOST_PROOFS) as ProofReason[]).find((known) => known === type);
  return reason && proofs < MOST_PROOFS[reason] ? reason : undefined;
}
