/** Bytes. Nobody finds another address with the same first 8 bytes, and they say less than the whole hash. */
const LENGTH = 8;

/**
 * Stands for an email address in what the browser remembers, which is not to hold the address itself.
 * @param organizationId where somebody signs in with the address, if that matters
 * @returns undefined where the browser cannot hash, which is on pages without TLS
 */
export async function addressHash(email: string, organizationId?: string): Promise<string | undefined> {
  // Missing in insecure contexts, contrary to its type.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const text = (organizationId === undefined ? email : `${email} ${organizationId}`).toLowerCase();
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash && btoa(String.fromCharCode(...new Uint8Array(hash, 0, LENGTH)));
}
