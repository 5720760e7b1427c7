import { B2B_PARAMETERS } from './b2b-parameters.ts';
import { createPageRedirect } from './page-redirect.ts';

/** The redirect that all `<auth-b2b-widget>` on a page share. */
export const pageB2bRedirect = createPageRedirect({
  links: ['discovery', 'multi_tenant_magic_links', 'multi_tenant_passwords'],
  providers: ['sso', 'oauth', 'discovery_oauth'],
  parameters: B2B_PARAMETERS,
});
