/**
 * How many proofs a change may take, by Stytch's `error_type`. A session with factors of no category, such as that of a
 * password, needs two.
 */
const MOST_PROOFS = { insufficient_factors: 2, stale_factors: 1, session_too_old_to_reset_password: 1 };

/**
 * Why Stytch wants a proof. For a change that is to be confirmed in any case, `stale_factors`: any one way will do.
 */
export type ProofReason = keyof typeof MOST_PROOFS;

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
