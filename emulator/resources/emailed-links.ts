import { randomBytes } from 'node:crypto';

import type { EmailedLink } from '../state/model.ts';

/**
 * Makes a link with a fresh token, and keeps what the token stands for.
 * @param links where the API call that the token is for looks it up
 * @param target the page's URL, whose own query is kept
 * @param tokenType the `stytch_token_type` that tells the page which call to make
 * @returns the URL to send
 */
export function issueLink(
  links: Map<string, EmailedLink>,
  target: string,
  tokenType: 'magic_links' | 'login' | 'reset_password',
  link: Omit<EmailedLink, 'used'>,
): string {
  const token = randomBytes(33).toString('base64url');
  links.set(token, { ...link, used: false });
  const url = new URL(target);
  url.searchParams.set('stytch_token_type', tokenType);
  url.searchParams.set('token', token);
  return url.href;
}
