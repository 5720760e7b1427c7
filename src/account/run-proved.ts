/** Makes a change for which Stytch may want a proof that it is the visitor. */

import { hasOwn } from '../kit/lib/objects.ts';
import { needsProof } from '../provider/proofs/needs-proof.ts';
import type { ProofReason } from '../provider/proofs/ways.ts';
import type { AccountTexts } from './visitor.ts';

/** The proof that a refused change lacks. The page hears of the refusal if the visitor has no way to give it. */
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

/** By Stytch's `error_type`. */
const BY_TYPE: Readonly<Record<string, keyof AccountTexts['account']>> = {
  duplicate_email: 'taken',
  duplicate_email_for_user: 'taken',
  duplicate_phone_number: 'taken',
  duplicate_phone_number_for_user: 'taken',
  cannot_delete_last_primary_factor: 'last',
  cannot_delete_email: 'last',
  cannot_remove_primary_auth_mechanism: 'last',
  too_many_unverified_factors: 'verifyFirst',
  too_many_requests: 'tooMany',
  user_lock_limit_reached: 'tooMany',
};

/** The sentences about what was typed. */
const INVALID: Readonly<Record<string, keyof AccountTexts['errors']>> = {
  invalid_email: 'invalidEmail',
  invalid_phone_number: 'invalidPhone',
};

const valueOf = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && hasOwn(table, key) ? table[key] : undefined;

/** @param thrown a ProviderError, or one of another chunk, with classes of its own */
export function failureText(thrown: unknown, { account, errors }: AccountTexts): string {
  const { code, type, message } = Object(thrown) as Readonly<Record<'code' | 'type' | 'message', unknown>>;
  // The page's own sentence.
  if (code === 'page' && typeof message === 'string' && message !== code) return message;
  const known = valueOf(BY_TYPE, type);
  if (known) return account[known];
  // The login form's text would not fit.
  if (code === 'configuration') return account.notPossible;
  const invalid = valueOf(INVALID, type);
  return invalid ? errors[invalid] : (valueOf<string>(errors, code) ?? errors.unexpected);
}
