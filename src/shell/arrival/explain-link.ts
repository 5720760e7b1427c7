/** Our own sentences for refused links: Stytch's are English, and are for who has asked for the link, not for who opens it. */
import type { ProviderError } from '../../provider/errors.ts';

export function explainLink({
  code,
  refused,
  type,
}: ProviderError): 'linkElsewhere' | 'linkInvalid' | undefined {
  // Nobody knows the page's public token.
  if (code !== 'provider' || !refused || type === 'unauthorized_credentials') return undefined;
  return type?.includes('pkce') ? 'linkElsewhere' : 'linkInvalid';
}
