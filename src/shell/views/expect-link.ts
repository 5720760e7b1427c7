import { addressHash } from '../../kit/lib/address-hash.ts';
import type { ActionRedirect, AskedLink } from '../redirect/redirect.ts';

type EmailedLink = Omit<AskedLink, 'addressHash'> & {
  readonly email: string;
  /** Where the link signs in to, if that is known. */
  readonly organizationId?: string | undefined;
};

/** Remembers that this browser asked for a link. Where it cannot hash the address, the link waits for a press. */
export async function expectLink(
  redirect: Pick<ActionRedirect, 'expectLink'>,
  { email, organizationId, ...link }: EmailedLink,
): Promise<void> {
  const hash = await addressHash(email, organizationId);
  if (hash !== undefined) redirect.expectLink({ ...link, addressHash: hash });
}
