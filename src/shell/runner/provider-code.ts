import type { CookieOptions } from '../../settings/types.ts';

/** Where the code of a flow's provider is. */
export interface ProviderCode<Provider> {
  /** What makes a provider of a client, which is the page's or the SDK's. */
  readonly adapter: () => Promise<{
    readonly stytchProvider: (client: never, publicToken: string | undefined) => Provider;
  }>;
  /** Asks for a project's settings, for the client that `sdk` is going to make. */
  readonly requestSettings: (publicToken: string, apiUrl: string | undefined) => void;
  /** What makes the page's client of a project. */
  readonly sdk: () => Promise<{
    readonly sharedClient: (
      publicToken: string,
      apiUrl: string | undefined,
      cookies: CookieOptions | undefined,
    ) => object;
  }>;
}
