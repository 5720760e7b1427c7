/**
 * How visitors can confirm that it is them before a change. Stytch's rule: a session with factors of two categories (email or
 * social login; phone; passkey or authenticator app), one of them from the last hour. Pure.
 */

import { recordsIn, textOf } from '../../kit/lib/records.ts';
import type { Session, User } from '../../settings/session-data.ts';
import type { CodeChannel } from '../port.ts';
import { type Category, categoriesOf } from './factors.ts';

/** Of which category a proof by each way is. */
export const CATEGORY_OF: Readonly<Record<Way['by'], Category>> = {
  passkey: 'device',
  authenticator: 'device',
  email: 'mailbox',
  sms: 'phone',
};

/**
 * Why a proof is wanted: the `error_type` of Stytch's refusal. A change that is confirmed without being refused has
 * `stale_factors`, for which any way will do.
 */
export type ProofReason = 'insufficient_factors' | 'stale_factors' | 'session_too_old_to_reset_password';

export type Way =
  | { readonly by: 'passkey' | 'authenticator' }
  /** `to` is an email address, or a phone number in E.164. */
  | { readonly by: CodeChannel; readonly to: string };

/** @returns the newest first */
const verifiedIn = (contacts: unknown, key: string): readonly string[] =>
  recordsIn(contacts)
    .filter((contact) => contact['verified'] === true && textOf(contact[key]) !== '')
    .map((contact) => textOf(contact[key]))
    .reverse();

const hasPasskeyFor = (user: User, domain: string): boolean =>
  recordsIn(user.webauthn_registrations).some(
    (registration) => registration['domain'] === domain && registration['verified'] !== false,
  );

const hasAuthenticator = (user: User): boolean =>
  recordsIn(user.totps).some(({ verified }) => verified === true);

/** @param passkeyDomain undefined if the browser or the client has no passkeys */
function everyWay(user: User, passkeyDomain: string | undefined): readonly Way[] {
  return [
    ...(passkeyDomain !== undefined && hasPasskeyFor(user, passkeyDomain)
      ? [{ by: 'passkey' } as const]
      : []),
    ...(hasAuthenticator(user) ? [{ by: 'authenticator' } as const] : []),
    ...verifiedIn(user.emails, 'email').map((to): Way => ({ by: 'email', to })),
    ...verifiedIn(user.phone_numbers, 'phone_number').map((to): Way => ({ by: 'sms', to })),
  ];
}

/**
 * The ways that are left to this visitor, in the order in which they are offered.
 * @param passkeyDomain that passkeys are for; undefined if the browser or the client has none
 */
export function waysFor(
  user: User,
  session: Session,
  reason: ProofReason,
  passkeyDomain: string | undefined,
): readonly Way[] {
  const proved = categoriesOf(session);
  const isLeft: Readonly<Record<ProofReason, (way: Way) => boolean>> = {
    insufficient_factors: ({ by }) => !proved.has(CATEGORY_OF[by]),
    stale_factors: () => true,
    session_too_old_to_reset_password: ({ by }) => by === 'email',
  };
  return everyWay(user, passkeyDomain).filter(isLeft[reason]);
}

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
