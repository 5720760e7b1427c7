import { verifiedEmails, verifiedName } from './account.ts';
import { addressHash } from './address-hash.ts';

/**
 * Names an account that this browser did not ask for: a stranger's link looks like one's own.
 * @param asked the hash of the address that this browser asked for a link with
 * @returns undefined if it did ask for it
 */
export async function otherAccount(
  user: Parameters<typeof verifiedName>[0] & { readonly user_id?: unknown },
  asked: string | undefined,
): Promise<string | undefined> {
  const hashes = await Promise.all(verifiedEmails(user).map((email) => addressHash(email)));
  const isAsked = asked !== undefined && hashes.includes(asked);
  return isAsked ? undefined : (verifiedName(user) ?? String(user.user_id));
}
