import { afterPaint } from '../chunks/after-paint.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Flow } from './flow.ts';

/**
 * Loads a flow's provider, which uses the page's client or creates one. Creating it takes the SDK a while, so that happens
 * after the form has been painted. Rejects if the client cannot be loaded or used.
 */
export async function loadProvider<F extends FlowTypes>(
  { providerCode, name }: Pick<Flow<F>, 'providerCode' | 'name'>,
  {
    client,
    publicToken,
    apiUrl,
    demo,
    config,
  }: Pick<F['settings'], 'client' | 'publicToken' | 'apiUrl' | 'demo' | 'config'>,
): Promise<F['provider']> {
  const adapter = providerCode.adapter();
  // settings/check-base.ts has checked that it has the methods.
  if (client) return (await adapter).stytchProvider(client as never, publicToken);
  const [{ stytchProvider }, { sharedClient }, inDemo] = await Promise.all([
    adapter,
    providerCode.sdk(),
    demo && import('../../../emulator/demo/demo.ts'),
    afterPaint(),
  ]);
  // The SDK's client is what the adapter is for.
  if (inDemo) return stytchProvider(inDemo.connectDemo(name, sharedClient) as never, undefined);
  return stytchProvider(sharedClient(publicToken ?? '', apiUrl, config.cookieOptions) as never, publicToken);
}
