import { verifiedEmails, verifiedName } from './account.ts';
import { asciiEmail } from './email-domain.ts';
import { textOf } from './records.ts';

/** Bytes. Nobody finds another address with the same first 8 bytes, and they say less than the whole hash. */
const LENGTH = 8;

/** For pages without TLS, where whoever could look for another address with the same hash can replace the page as well. */
function weakHash(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0);
  return hash.toString(36);
}

/**
 * Stands for an email address in what the browser remembers, which is not to hold the address itself.
 * @param organizationId where somebody signs in with the address, if that matters
 */
export async function addressHash(email: string, organizationId?: string): Promise<string> {
  // Missing in insecure contexts, contrary to its type.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const address = asciiEmail(email);
  const text = (organizationId === undefined ? address : `${address} ${organizationId}`).toLowerCase();
  if (!subtle) return weakHash(text);
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, LENGTH)));
}

/**
 * True if an account is the one that stands behind a hash: a user with this verified address, or an organization's member, whose
 * organization may have been chosen later.
 */
export async function isOwner(
  user: Parameters<typeof verifiedEmails>[0] & {
    readonly email_address?: unknown;
    readonly organization_id?: unknown;
  },
  hash: string,
): Promise<boolean> {
  const member = textOf(user.email_address);
  const hashes = await Promise.all([
    ...verifiedEmails(user).map((email) => addressHash(email)),
    ...(member ? [addressHash(member), addressHash(member, textOf(user.organization_id))] : []),
  ]);
  return hashes.includes(hash);
}

/**
 * Names an account that this browser did not ask for: a stranger's link looks like one's own.
 * @param asked the hash of the address that this browser asked for a link with
 * @returns undefined if it did ask for it
 */
export async function otherAccount(
  user: Parameters<typeof verifiedName>[0] & { readonly user_id?: unknown },
  asked: string | undefined,
): Promise<string | undefined> {
  return asked !== undefined && (await isOwner(user, asked))
    ? undefined
    : (verifiedName(user) ?? String(user.user_id));
}
