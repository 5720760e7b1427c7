import { createPageRedirect } from '../shell/redirect/page-redirect.ts';
import type { TokenKinds } from '../shell/redirect/redirect.ts';

/** Exported for tests. */
export const CONSUMER_TOKENS: TokenKinds = {
  flow: 'consumer',
  // Magic links, and the link of a reset email that signs in.
  links: ['magic_links', 'login'],
  providers: ['oauth'],
};

/** The redirect that `<auth-widget>` and `<auth-reset-password>` share. */
export const pageRedirect = createPageRedirect(CONSUMER_TOKENS);
