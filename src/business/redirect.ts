import { createPageRedirect } from '../shell/redirect/page-redirect.ts';
import type { TokenKinds } from '../shell/redirect/redirect.ts';
import { URL_PARAMETERS } from './url-parameters.ts';

/** Exported for tests. */
export const BUSINESS_TOKENS: TokenKinds = {
  flow: 'b2b',
  links: ['discovery', 'multi_tenant_magic_links'],
  providers: ['sso', 'oauth', 'discovery_oauth'],
  parameters: URL_PARAMETERS,
};

/** The redirect that all `<auth-b2b-widget>` on a page share. */
export const pageRedirect = createPageRedirect(BUSINESS_TOKENS);
