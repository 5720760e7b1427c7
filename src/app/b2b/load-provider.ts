import { afterPaint } from '../../chunks/after-paint.ts';
import type { B2bSettings } from '../../config/b2b/settings.ts';
import type { B2bIdentityProvider } from '../../provider/b2b-port.ts';
import type { StytchB2bClientShape } from '../../provider/stytch/b2b/client.ts';

/**
 * Loads the provider, which uses the page's client or creates one, after the form has been painted. Rejects if the client
 * cannot be loaded or used.
 */
export async function loadB2bProvider({
  client,
  publicToken,
  apiUrl,
  config,
}: Pick<B2bSettings, 'client' | 'publicToken' | 'apiUrl' | 'config'>): Promise<B2bIdentityProvider> {
  const adapter = import('../../provider/stytch/b2b/adapter.ts');
  if (client) {
    const { stytchB2bProvider } = await adapter;
    // config/client-shape.ts has checked that it has the methods.
    return stytchB2bProvider(client as StytchB2bClientShape, publicToken);
  }
  const sdk = import('../../provider/stytch/b2b/sdk.ts');
  const [{ stytchB2bProvider }, { sharedB2bClient }] = await Promise.all([adapter, sdk, afterPaint()]);
  return stytchB2bProvider(sharedB2bClient(publicToken ?? '', apiUrl, config.cookieOptions), publicToken);
}
