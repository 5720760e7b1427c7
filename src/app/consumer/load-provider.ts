import { afterPaint } from '../../chunks/after-paint.ts';
import type { Settings } from '../../config/settings.ts';
import type { IdentityProvider } from '../../provider/port.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';

/**
 * Loads the provider, which uses the page's client or creates one. Creating it takes the SDK a while, so that happens
 * after the form has been painted. Rejects if the client cannot be loaded or used.
 */
export async function loadProvider({
  client,
  publicToken,
  apiUrl,
  demo,
  config,
}: Pick<Settings, 'client' | 'publicToken' | 'apiUrl' | 'demo' | 'config'>): Promise<IdentityProvider> {
  const adapter = import('../../provider/stytch/adapter.ts');
  if (client) {
    const { stytchProvider } = await adapter;
    // config/client-shape.ts has checked that it has the methods.
    return stytchProvider(client as StytchClientShape, publicToken);
  }
  const sdk = import('../../provider/stytch/sdk.ts');
  const [{ stytchProvider }, { sharedClient }, inDemo] = await Promise.all([
    adapter,
    sdk,
    demo && import('../../demo/demo.ts'),
    afterPaint(),
  ]);
  if (inDemo) return stytchProvider(inDemo.connectDemo(sharedClient), undefined);
  return stytchProvider(sharedClient(publicToken ?? '', apiUrl, config.cookieOptions), publicToken);
}
