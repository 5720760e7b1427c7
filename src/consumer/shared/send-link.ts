import { addressHash } from '../../kit/lib/address-hash.ts';
import { recentSends } from '../../kit/lib/recent-sends.ts';
import type { Answer } from '../../provider/port.ts';
import type { Action } from '../method.ts';

const links = recentSends<Answer>();

/** Sends a magic link (spec section 7). */
export const sendLink: Action<{ email: string }> = async (
  { provider, config, redirect, submit },
  { email },
) => {
  const options = config.emailMagicLinks;
  // Begun before the link is sent, so that nobody waits for it.
  const hash = addressHash(email);
  const { answer, sentAt, isNew } = await links.send(provider, email, async () => {
    await submit({ method: 'magic_link', action: 'send', identifier: email });
    const { data } = await provider.magicLinks.send(email, options);
    return data;
  });
  if (isNew) redirect.expectLink({ tokenType: 'magic_links', addressHash: await hash });
  return {
    event: { type: 'linkSent', email, sentAt },
    ...(isNew && { authEvent: { type: 'MAGIC_LINK_LOGIN_OR_CREATE', data: answer } }),
  };
};
