import type { ResolvedConfig } from '../../../settings/resolve.ts';

/** Of all buttons on Main (spec section 9). The last one is for other wallets. */
const MAX_BUTTONS = 6;

/** How many wallets have a button of their own on Main, below those of the third-party providers. */
export function walletLimit({ products, oauth }: Pick<ResolvedConfig, 'products' | 'oauth'>): number {
  const providers = products.includes('oauth') ? oauth.providers.length : 0;
  return Math.max(0, MAX_BUTTONS - providers - 1);
}
