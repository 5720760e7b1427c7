/** Makes a change for which Stytch may want a proof that it is the visitor. */
import { needsProof } from '../provider/proofs/needs-proof.ts';
import type { ProofReason } from '../provider/proofs/ways.ts';

/** A proof without which a change was refused. The page hears of the refusal if the visitor has no way to prove it. */
export interface Refused {
  readonly reason: ProofReason;
  readonly refusal: unknown;
}

/**
 * @param prove asks the visitor. Resolves with whether the change is to be made now
 * @returns undefined if it has not been made, because the visitor did not go on
 * @throws what the change throws, or `prove`
 */
export async function runProved<T>(
  change: () => Promise<T>,
  prove: (refused: Refused) => Promise<boolean>,
): Promise<T | undefined> {
  for (let proofs = 0; ; proofs += 1)
    try {
      return await change();
    } catch (refusal) {
      const reason = needsProof(refusal, proofs);
      if (!reason) throw refusal;
      if (!(await prove({ reason, refusal }))) return undefined;
    }
}
