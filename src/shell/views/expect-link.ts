import type { ActionRedirect, AskedLink } from '../redirect/redirect.ts';

type EmailedLink = Omit<AskedLink, 'addressHash'> & {
  /** Begun before the link is sent, so that nobody waits for it. */
  readonly addressHash: Promise<string | undefined>;
};

/** Remembers that this browser asked for a link. Where it cannot hash the address, the link waits for a press. */
export async function expectLink(
  redirect: Pick<ActionRedirect, 'expectLink'>,
  { addressHash, ...link }: EmailedLink,
): Promise<void> {
  const hash = await addressHash;
  if (hash !== undefined) redirect.expectLink({ ...link, addressHash: hash });
}
