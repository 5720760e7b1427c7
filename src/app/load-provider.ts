import { afterPaint } from '../chunks/after-paint.ts';
import type { BaseSettings } from '../config/settings.ts';
import type { CookieOptions } from '../config/types.ts';

interface Parts<Client extends object, Provider> {
  readonly project: 'consumer' | 'b2b';
  /** Imports what makes a provider of a client. */
  readonly importAdapter: () => Promise<(client: Client, publicToken: string | undefined) => Provider>;
  /** Imports what makes the page's client of a project. */
  readonly importSdk: () => Promise<
    (publicToken: string, apiUrl: string | undefined, cookies: CookieOptions | undefined) => Client
  >;
}

type Source = Pick<BaseSettings, 'client' | 'publicToken' | 'apiUrl' | 'demo'> & {
  readonly config: { readonly cookieOptions?: CookieOptions };
};

/**
 * Loads the provider, which uses the page's client or creates one. Creating it takes the SDK a while, so that happens
 * after the form has been painted. Rejects if the client cannot be loaded or used.
 */
export async function loadProvider<Client extends object, Provider>(
  { project, importAdapter, importSdk }: Parts<Client, Provider>,
  { client, publicToken, apiUrl, demo, config }: Source,
): Promise<Provider> {
  const adapter = importAdapter();
  // config/client-shape.ts has checked that it has the methods.
  if (client) return (await adapter)(client as Client, publicToken);
  const [provider, shared, inDemo] = await Promise.all([
    adapter,
    importSdk(),
    demo && import('../demo/demo.ts'),
    afterPaint(),
  ]);
  if (inDemo) return provider(inDemo.connectDemo(project, shared), undefined);
  return provider(shared(publicToken ?? '', apiUrl, config.cookieOptions), publicToken);
}
