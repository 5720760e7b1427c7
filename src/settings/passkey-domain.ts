import type { Problem } from './settings.ts';
import type { Config } from './types.ts';

/**
 * Checks the domain that passkeys are for. Browsers refuse one that is not the page's.
 * @param hostOfPage without the port; empty if the page has none, such as one in `srcdoc`
 */
export function checkPasskeyDomain(
  { products, passkeyOptions }: Config,
  hostOfPage: () => string,
): Problem[] {
  const domain: unknown = passkeyOptions?.domain ?? undefined;
  // Other checks report anything but a list and a text.
  if (!Array.isArray(products) || !products.includes('passkeys') || typeof domain !== 'string') return [];
  const host = hostOfPage();
  if (host === '' || domain === host || (domain.includes('.') && host.endsWith(`.${domain}`))) return [];
  const message = `must be the host of the page, "${host}", or a domain above it.`;
  return [{ setting: 'passkey-domain (config.passkeyOptions.domain)', message }];
}
