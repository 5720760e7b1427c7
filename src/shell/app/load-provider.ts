import { afterPaint } from '../chunks/after-paint.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Host } from '../runner/types.ts';
import type { Flow } from './flow.ts';

type ProviderSettings<F extends FlowTypes> = Pick<
  F['settings'],
  'client' | 'publicToken' | 'apiUrl' | 'demo' | 'config'
>;

async function makeProvider<F extends FlowTypes>(
  { providerCode, name }: Pick<Flow<F>, 'providerCode' | 'name'>,
  { client, publicToken, apiUrl, demo, config }: ProviderSettings<F>,
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

/** By the element's host, with the settings that it was made by. */
const providers = new WeakMap<Host, readonly [madeBy: string, client: unknown, provider: object]>();

/**
 * Loads a flow's provider, which uses the page's client or creates one. Creating it takes the SDK a while, so that happens
 * after the form has been painted. An element that is put back has the provider again, by which messages pause. Rejects if the client
 * cannot be loaded or used.
 */
export async function loadProvider<F extends FlowTypes>(
  flow: Pick<Flow<F>, 'providerCode' | 'name'>,
  host: Host,
  settings: ProviderSettings<F>,
): Promise<F['provider']> {
  const { client, publicToken, apiUrl, demo } = settings;
  const madeBy = JSON.stringify([publicToken, apiUrl, demo]);
  const known = providers.get(host);
  // An element has one flow.
  if (known?.[0] === madeBy && known[1] === client) return known[2] as F['provider'];
  const provider = await makeProvider(flow, settings);
  providers.set(host, [madeBy, client, provider]);
  return provider;
}
