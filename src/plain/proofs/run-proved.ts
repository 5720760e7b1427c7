/** Makes a change for which Stytch may want a proof that it is the visitor. */
import { needsProof, type ProofReason } from '../../provider/proofs/ways.ts';

/**
 * How many proofs a change may take. A session with factors of no category, such as that of a password, needs two.
 * `stale_factors`, for one, is over with the first.
 */
const MOST: Readonly<Record<ProofReason, number>> = {
  insufficient_factors: 2,
  stale_factors: 1,
  session_too_old_to_reset_password: 1,
};

/**
 * @param prove asks the visitor. Resolves with whether the change is to be made now
 * @returns undefined if it has not been made, because the visitor did not go on
 * @throws what the change throws, or `prove`
 */
export async function runProved<T>(
  change: () => Promise<T>,
  prove: (reason: ProofReason, refusal: unknown) => Promise<boolean>,
): Promise<T | undefined> {
  for (let proofs = 0; ; proofs += 1)
    try {
      return await change();
    } catch (refusal) {
      const reason = needsProof(refusal);
      if (!reason || proofs >= MOST[reason]) throw refusal;
      if (!(await prove(reason, refusal))) return undefined;
    }
}
