import { afterPaint } from '../../chunks/after-paint.ts';
import type { Settings } from '../../config/settings.ts';
import type { IdentityProvider } from '../../provider/port.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';

/**
 * The provider: over the page's client, or over one of ours, which is made after the form has been painted, since the
 * SDK takes a while for it. Rejects when the client cannot be used or loaded.
 */
export async function loadProvider({
  client,
  publicToken,
  apiUrl,
}: Pick<Settings, 'client' | 'publicToken' | 'apiUrl'>): Promise<IdentityProvider> {
  const adapter = import('../../provider/stytch/adapter.ts');
  if (client) {
    const { stytchProvider } = await adapter;
    // Its shape has been judged with the other settings (config/client-shape.ts).
    return stytchProvider(client as StytchClientShape, publicToken);
  }
  const sdk = import('../../provider/stytch/sdk.ts');
  const [{ stytchProvider }, { sharedClient }] = await Promise.all([adapter, sdk, afterPaint()]);
  return stytchProvider(sharedClient(publicToken ?? '', apiUrl), publicToken);
}
