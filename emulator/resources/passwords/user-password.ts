import { ApiError } from '../../http/api-error.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { matchesHash } from '../../state/password-hash.ts';
import type { Session } from '../../state/session.ts';
import type { Store } from '../../state/store.ts';
import { makePassword, type Password, type User } from '../../state/user.ts';
import { findExisting, type Recipient } from '../recipients.ts';
import { refused } from '../refusals.ts';

/** The factor of a session whose user entered a password. */
export const PASSWORD_FACTOR = { type: 'password', deliveryMethod: 'knowledge' } as const;

/**
 * How many wrong passwords in a row lock a user. At the provider, each project sets this number; 10 is more than
 * typos explain, and few enough for a test to send.
 */
const LOCK_THRESHOLD = 10;
/** The provider's default, see https://stytch.com/docs/resources/platform/user-locks. */
const LOCK_MS = 60 * MS_PER_MINUTE;

/**
 * The user with this email address and password. Ten wrong passwords in a row lock the user for an hour.
 * @throws ApiError 404 for an unknown address, 400 if the user has no password or must reset it, 401 for a wrong
 * password, 429 while the user is locked
 */
export async function requireOwner(store: Store, email: string, password: string): Promise<Recipient> {
  const { opaque_errors: isHidden } = store.settings.bootstrap;
  const stored = store.findUser({ email })?.password;
  if (isHidden && (!stored || stored.requiresReset)) throw wrongPassword();
  const recipient = findExisting(store, { email });
  if (!stored) throw refused('no_user_password');
  // Whether or not the password is right, as at the provider: whoever knows it may not own the address.
  if (stored.requiresReset) throw refused('reset_password');
  await requireMatch(stored, password, store.clock.now());
  return recipient;
}

/**
 * Makes sure that a password is the stored one.
 * @throws ApiError 401 for a wrong password, 429 while its owner is locked
 */
export async function requireMatch(stored: Password, password: string, nowMs: number): Promise<void> {
  const matches = await matchesHash(password, stored.hash);
  if (stored.lockedUntil !== null && stored.lockedUntil > nowMs) throw refused('user_lock_limit_reached');
  if (!matches) {
    countWrongAttempt(stored, nowMs);
    throw wrongPassword();
  }
  stored.wrongAttempts = 0;
}

function countWrongAttempt(password: Password, nowMs: number): void {
  password.wrongAttempts += 1;
  if (password.wrongAttempts < LOCK_THRESHOLD) return;
  password.wrongAttempts = 0;
  password.lockedUntil = nowMs + LOCK_MS;
}

export function wrongPassword(): ApiError {
  return new ApiError(401, 'unauthorized_credentials', 'The email or password is incorrect.');
}

/** Gives a user a new password, by its `hashPassword`. Reset links sent earlier stop working. */
export function replacePassword(store: Store, user: User, hash: string): void {
  user.password = makePassword(hash);
  for (const link of store.links.values())
    if (link.purpose === 'reset-password' && link.user === user) link.used = true;
}

/** Ends all sessions of a user but the one that has changed the password. */
export function endSessions({ sessions }: Store, user: User, kept?: Session): void {
  for (const [token, session] of sessions)
    if (session.user === user && session !== kept) sessions.delete(token);
}
