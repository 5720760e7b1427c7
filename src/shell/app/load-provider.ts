import type { BaseSettings } from '../../settings/settings.ts';
import type { CookieOptions } from '../../settings/types.ts';
import { afterPaint } from '../chunks/after-paint.ts';

type Source = Pick<BaseSettings, 'client' | 'publicToken' | 'apiUrl' | 'demo'> & {
  readonly config: { readonly cookieOptions?: CookieOptions };
};

/**
 * Makes what loads a flow's provider, which uses the page's client or creates one. Creating it takes the SDK a while, so
 * that happens after the form has been painted. Rejects if the client cannot be loaded or used.
 * @param importAdapter imports what makes a provider of a client
 * @param importSdk imports what makes the page's client of a project
 */
export const providerLoader =
  <Client extends object, Provider>(
    project: 'consumer' | 'b2b',
    importAdapter: () => Promise<(client: Client, publicToken: string | undefined) => Provider>,
    importSdk: () => Promise<
      (publicToken: string, apiUrl: string | undefined, cookies: CookieOptions | undefined) => Client
    >,
  ) =>
  async ({ client, publicToken, apiUrl, demo, config }: Source): Promise<Provider> => {
    const adapter = importAdapter();
    // config/client-shape.ts has checked that it has the methods.
    if (client) return (await adapter)(client as Client, publicToken);
    const [provider, shared, inDemo] = await Promise.all([
      adapter,
      importSdk(),
      demo && import('../../../emulator/demo/demo.ts'),
      afterPaint(),
    ]);
    if (inDemo) return provider(inDemo.connectDemo(project, shared), undefined);
    return provider(shared(publicToken ?? '', apiUrl, config.cookieOptions), publicToken);
  };
